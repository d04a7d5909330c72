import type { Unit } from '@comptoir/contracts/inventory/units'
import { newId } from '@comptoir/platform'

/** A unit that some products are counted in; name only what the test is about. */
export function aUnit(given: Partial<Unit> = {}): Unit {
  return { id: newId(), name: 'Kilogramme', decimals: 3, isActive: true, productCount: 12, version: 4, ...given }
}
