import type { Brand } from '@comptoir/contracts/inventory/brands'
import { newId } from '@comptoir/platform'

/** A brand that some products carry; name only what the test is about. */
export function aBrand(given: Partial<Brand> = {}): Brand {
  return { id: newId(), name: 'Sicam', isActive: true, productCount: 12, version: 4, ...given }
}
