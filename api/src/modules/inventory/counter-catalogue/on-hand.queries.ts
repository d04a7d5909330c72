import { MOST_COUNTER_LOTS, type CounterLot, type CounterStock } from '@comptoir/contracts/inventory/counter-catalogue'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'

/** What can be had in a location of those products that are the company's: what is there and not reserved. */
export async function listOnHand(
  { db, companyId }: TxCtx,
  locationId: string,
  productIds: readonly string[],
): Promise<CounterStock['data']> {
  const rows = await db
    .selectFrom('product as p')
    .leftJoin('stock_balance as k', (join) =>
      join
        .onRef('k.company_id', '=', 'p.company_id')
        .onRef('k.product_id', '=', 'p.id')
        .on('k.location_id', '=', locationId),
    )
    .select(['p.id', 'k.on_hand_milli', 'k.reserved_milli'])
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', anyId(productIds))
    .orderBy('p.id')
    .execute()
  return rows.map((row) => ({ id: row.id, onHandMilli: (row.on_hand_milli ?? 0) - (row.reserved_milli ?? 0) }))
}

/** The lots of which a location has some, of products that are sold: those that expire first come first. */
export async function listLots({ db, companyId }: TxCtx, locationId: string): Promise<CounterLot[]> {
  const rows = await db
    .selectFrom('lot_balance as b')
    .innerJoin('lot as t', (join) => join.onRef('t.company_id', '=', 'b.company_id').onRef('t.id', '=', 'b.lot_id'))
    .innerJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 'b.company_id').onRef('p.id', '=', 'b.product_id'),
    )
    .select(['b.product_id', 't.number', 't.expires_on', 'b.on_hand_milli'])
    .where('b.company_id', '=', companyId)
    .where('b.location_id', '=', locationId)
    .where('b.on_hand_milli', '>', 0)
    .where('p.is_active', '=', true)
    .orderBy('t.expires_on', (order) => order.asc().nullsLast())
    .orderBy('t.id')
    .limit(MOST_COUNTER_LOTS)
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    number: row.number,
    expiresOn: row.expires_on,
    onHandMilli: row.on_hand_milli,
  }))
}
