import { createStore } from '@comptoir/platform'

interface KeptFile {
  importId: string
  file: File
}

/** The file that was sent last, for as long as the page is open, so that it can be read in another way. */
const kept = createStore<{ last: KeptFile | null }>(() => ({ last: null }))

export function keepFile(importId: string, file: File): void {
  kept.setState({ last: { importId, file } })
}

/** The file of an import, if it was sent from this page and none after it. */
export function keptFile(importId: string): File | null {
  const { last } = kept.getState()
  return last?.importId === importId ? last.file : null
}
