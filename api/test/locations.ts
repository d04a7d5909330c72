import type { LocationKind, StockLocation } from '@comptoir/contracts/company/locations'
import { v7 as newId } from 'uuid'
import type { TestApp } from './app.ts'
import { done } from './done.ts'
import type { Caller, Shop } from './shop.ts'

/** A further location of a point of sale. */
export async function aLocation(
  caller: Caller,
  pointOfSaleId: string,
  kind: Exclude<LocationKind, 'shop'>,
  name = `Location ${newId()}`,
): Promise<StockLocation> {
  return (await done(caller.post(`points-of-sale/${pointOfSaleId}/locations`, { name, kind }))).json<StockLocation>()
}

/** Goods that are at a location from the beginning, in the ledger and its balance. */
export async function putThere(
  { admin }: TestApp,
  { companyId, ctx }: Shop,
  locationId: string,
  goods: { productId: string; quantityMilli: number },
): Promise<void> {
  const place = { company_id: companyId, location_id: locationId, product_id: goods.productId }
  await admin
    .insertInto('stock_balance')
    .values({ ...place, on_hand_milli: goods.quantityMilli })
    .execute()
  await admin
    .insertInto('stock_ledger')
    .values({
      ...place,
      id: newId(),
      kind: 'opening',
      quantity_milli: goods.quantityMilli,
      unit_cost_micro: 0,
      document_kind: 'opening',
      document_id: newId(),
      document_line_id: newId(),
      user_id: ctx.userId,
      occurred_at: ctx.now,
      recorded_at: ctx.now,
    })
    .execute()
}
