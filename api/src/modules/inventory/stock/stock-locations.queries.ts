import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'

const ON_HAND = ['shop', 'depot'] as const

/** Ids of where goods count as on hand: the shops and depots of the points of sale, null meaning all of the company. */
export function locationsOnHand({ db, companyId }: TxCtx, pointOfSaleIds: readonly string[] | null) {
  return db
    .selectFrom('stock_location as o')
    .select('o.id')
    .where('o.company_id', '=', companyId)
    .where('o.kind', 'in', ON_HAND)
    .$if(pointOfSaleIds !== null, (query) => query.where('o.point_of_sale_id', '=', anyId(pointOfSaleIds ?? [])))
}

/** The location that the counters of a point of sale sell from: every point of sale has one. */
export async function findShopLocation({ db, companyId }: TxCtx, pointOfSaleId: string): Promise<string> {
  const { id } = await db
    .selectFrom('stock_location')
    .select('id')
    .where('company_id', '=', companyId)
    .where('point_of_sale_id', '=', pointOfSaleId)
    .where('kind', '=', 'shop')
    .executeTakeFirstOrThrow()
  return id
}
