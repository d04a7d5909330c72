import { keptList } from '../../../common/kept-json.ts'
import { type KeyValueStorage, safeStorage } from '../../../common/safe-storage.ts'

/** As many are offered first. */
const MOST_KEPT = 5

const keyOf = (companyId: string): string => `representatives:${companyId}`

/** The ids of those who were named on this device, the last one first. */
export function usedRepresentatives(companyId: string): readonly string[] {
  return keptList(keyOf(companyId), (id) => typeof id === 'string')
}

export function rememberRepresentative(companyId: string, id: string, storage: KeyValueStorage = safeStorage): void {
  const others = usedRepresentatives(companyId).filter((each) => each !== id)
  storage.setItem(keyOf(companyId), JSON.stringify([id, ...others].slice(0, MOST_KEPT)))
}

/** Those who were named last come first, the others in their order. */
export function lastUsedFirst<Named extends { id: string }>(all: readonly Named[], used: readonly string[]): Named[] {
  const placeOf = ({ id }: Named): number => (used.includes(id) ? used.indexOf(id) : used.length)
  return all.toSorted((one, other) => placeOf(one) - placeOf(other))
}
