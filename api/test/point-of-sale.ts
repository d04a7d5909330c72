import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { LightMyRequestResponse } from 'fastify'
import type { Caller, Shop } from './shop.ts'

/** Changes what is given of the shop and leaves the rest as it is. */
export async function settle(
  caller: Caller,
  { pointOfSaleId }: Pick<Shop, 'pointOfSaleId'>,
  given: object,
): Promise<LightMyRequestResponse> {
  const path = `points-of-sale/${pointOfSaleId}`
  const { code, name, address, postalCode, city, phone } = (await caller.get(path)).json<PointOfSale>()
  return caller.put(path, { code, name, address, postalCode, city, phone, ...given })
}
