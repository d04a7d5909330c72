import type { PointOfSale, PointOfSaleInput } from '@comptoir/contracts/company/points-of-sale'
import { api, companyPath } from '@comptoir/platform'

/** `id` is made by the form, so that sending twice creates once. */
export function createPointOfSale(input: PointOfSaleInput & { id: string }): Promise<PointOfSale> {
  return api.post<PointOfSale>(companyPath('points-of-sale'), input, { idempotencyKey: input.id })
}

export function updatePointOfSale(id: string, input: PointOfSaleInput, version: number): Promise<PointOfSale> {
  return api.put<PointOfSale>(companyPath('points-of-sale', id), input, { version })
}

export function removePointOfSale({ id, version }: PointOfSale): Promise<undefined> {
  return api.delete(companyPath('points-of-sale', id), { version })
}
