import { safeStorage } from './safe-storage.ts'

/** What the browser keeps under a name; null where that is nothing, and where it is damaged. Its shape is for the caller to check. */
export function keptJson(name: string): unknown {
  try {
    return JSON.parse(safeStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** A kept list of what a check accepts: what is damaged counts as absent. */
export function keptList<Item>(name: string, isItem: (value: unknown) => value is Item): Item[] {
  const kept = keptJson(name)
  return Array.isArray(kept) ? kept.filter(isItem) : []
}
