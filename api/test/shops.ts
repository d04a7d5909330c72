import type { PointOfSaleInput } from '@comptoir/contracts/company/points-of-sale'

/** A second point of sale of a company, of which nothing but its name is known. */
export function anotherShop(code: string, name: string): PointOfSaleInput {
  return { code, name, address: null, postalCode: null, city: null, phone: null }
}
