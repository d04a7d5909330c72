import { createStore } from '@comptoir/platform'

/** What was sent: a catalogue, and an archive of pictures beside it. */
export interface SentFiles {
  file: File
  pictures: File | null
}

interface KeptFile extends SentFiles {
  importId: string
}

/** The file that was sent last, for as long as the page is open, so that it can be read in another way. */
const kept = createStore<{ last: KeptFile | null }>(() => ({ last: null }))

export function keepFile(importId: string, sent: SentFiles): void {
  kept.setState({ last: { importId, ...sent } })
}

/** The files of an import, if they were sent from this page and none after them. */
export function keptFile(importId: string): SentFiles | null {
  const { last } = kept.getState()
  return last?.importId === importId ? last : null
}
