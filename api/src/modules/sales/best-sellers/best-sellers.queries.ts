import { MOST_BEST_SELLERS } from '@comptoir/contracts/sales/best-sellers'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

/**
 * The ids of active products by how many lines of tickets sold them, most first. Lines and not quantities: a kilogram and a
 * piece do not compare, and what is rung up often is what a cashier looks for.
 */
export async function listBestSellers({ db, companyId }: TxCtx, pointOfSaleId: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sale as d')
    .innerJoin('sale_line as l', (join) =>
      join.onRef('l.company_id', '=', 'd.company_id').onRef('l.sale_id', '=', 'd.id'),
    )
    .innerJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 'l.company_id').onRef('p.id', '=', 'l.product_id'),
    )
    .where('d.company_id', '=', companyId)
    .where('d.point_of_sale_id', '=', pointOfSaleId)
    .where('d.occurred_at', '>=', since)
    .where('p.is_active', '=', true)
    .select('p.id')
    .groupBy('p.id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('p.id')
    .limit(MOST_BEST_SELLERS)
    .execute()
  return rows.map(({ id }) => id)
}
