import { createStore, session } from '@comptoir/platform'
import type { PaletteEntry } from './palette-entries.ts'

const KEPT = 5

interface Recents {
  entries: readonly PaletteEntry[]
  /** Whose they are, and in which company. */
  owner: string
}

/** Kept while the page is open and not longer: names of clients are nobody's business who comes after. */
const recents = createStore<Recents>()(() => ({ entries: [], owner: '' }))

function owner(): string {
  const { user, company } = session.getState()
  return `${user?.id ?? ''} ${company?.id ?? ''}`
}

/** What this person chose last here, the latest first. */
export function recentEntries(): readonly PaletteEntry[] {
  const { entries, owner: whose } = recents.getState()
  return whose === owner() ? entries : []
}

/** Remembers a choice that leads somewhere. */
export function noteRecent(entry: PaletteEntry): void {
  if (entry.address === undefined) return
  const others = recentEntries().filter(({ address }) => address !== entry.address)
  recents.setState({ entries: [entry, ...others].slice(0, KEPT), owner: owner() })
}
