import type { CounterStock } from '@comptoir/contracts/inventory/counter-catalogue'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'

/** What a location holds of those products that are the company's. */
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
    .select(['p.id', 'k.on_hand_milli'])
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', anyId(productIds))
    .orderBy('p.id')
    .execute()
  return rows.map(({ id, on_hand_milli: onHandMilli }) => ({ id, onHandMilli: onHandMilli ?? 0 }))
}
