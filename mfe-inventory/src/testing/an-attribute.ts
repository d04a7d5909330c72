import type { Attribute } from '@comptoir/contracts/inventory/attributes'
import { newId } from '@comptoir/platform'

/** Sizes that some variants have; name only what the test is about. */
export function anAttribute(given: Partial<Attribute> = {}): Attribute {
  const values = ['S', 'M', 'L'].map((name) => ({ id: newId(), name }))
  return { id: newId(), name: 'Size', values, isActive: true, productCount: 12, version: 4, ...given }
}
