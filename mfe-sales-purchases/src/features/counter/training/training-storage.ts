import { type KeyValueStorage, safeStorage } from '../../../common/safe-storage.ts'

/**
 * Reads what the browser keeps, and keeps in memory what is written. What is named as `anew` begins with nothing, whatever the
 * browser has of it.
 */
export function trainingStorage(...anew: readonly string[]): KeyValueStorage {
  const written = new Map<string, string | null>(anew.map((name) => [name, null]))
  return {
    getItem: (name) => {
      const own = written.get(name)
      return own === undefined ? safeStorage.getItem(name) : own
    },
    setItem: (name, value) => void written.set(name, value),
    removeItem: (name) => void written.set(name, null),
  }
}
