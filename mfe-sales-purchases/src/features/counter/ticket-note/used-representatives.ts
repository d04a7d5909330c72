import { safeStorage } from '../../../common/safe-storage.ts'

/** As many are offered first. */
const MOST_KEPT = 5

const keyOf = (companyId: string): string => `representatives:${companyId}`

/** The ids of those who were named on this device, the last one first. */
export function usedRepresentatives(companyId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(safeStorage.getItem(keyOf(companyId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function rememberRepresentative(companyId: string, id: string): void {
  const others = usedRepresentatives(companyId).filter((each) => each !== id)
  safeStorage.setItem(keyOf(companyId), JSON.stringify([id, ...others].slice(0, MOST_KEPT)))
}

/** Those who were named last come first, the others in their order. */
export function lastUsedFirst<Named extends { id: string }>(all: readonly Named[], used: readonly string[]): Named[] {
  const placeOf = ({ id }: Named): number => (used.includes(id) ? used.indexOf(id) : used.length)
  return all.toSorted((one, other) => placeOf(one) - placeOf(other))
}
