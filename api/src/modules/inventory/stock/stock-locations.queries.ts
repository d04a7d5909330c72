import type { TxCtx } from '../../../platform/context.ts'

const ON_HAND = ['shop', 'depot'] as const

/** Where goods count as on hand: the shops and depots of the points of sale, null meaning all of the company. */
export async function listLocationIds(
  { db, companyId }: TxCtx,
  pointOfSaleIds: readonly string[] | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('stock_location')
    .select(['id', 'point_of_sale_id'])
    .where('company_id', '=', companyId)
    .where('kind', 'in', ON_HAND)
    .execute()
  return rows
    .filter((row) => pointOfSaleIds === null || pointOfSaleIds.includes(row.point_of_sale_id))
    .map((row) => row.id)
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
