import type { ApiClient } from '../core/api-client.ts'
import { newId } from '../core/api-client.ts'

/** Another point of sale of the company. */
export function anotherShop(admin: ApiClient): Promise<{ id: string; name: string }> {
  const unique = newId().slice(-6)
  const nowhere = { address: null, postalCode: null, city: null, phone: null }
  return admin.call('POST', 'points-of-sale', {
    ...{ code: unique.slice(-4).toUpperCase(), name: `Sfax ${unique}` },
    ...nowhere,
  })
}
