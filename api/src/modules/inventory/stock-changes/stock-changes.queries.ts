import type { StockChange } from '@comptoir/contracts/inventory/stock-changes'
import { sql } from 'kysely'
import type { Inside } from '../../../platform/db/transaction.ts'
import type { Following } from './stock-feed.ts'

/** A movement, with what the counters of its point of sale can sell of its product now. */
export interface Moved extends StockChange {
  id: string
  recordedAt: Date
}

/** The movements of a company that were recorded after a moment, of whatever place; no more than so many. */
export async function listMoved({ db, companyId }: Inside<Following>, since: Date, most: number): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select l.id, l.recorded_at as "recordedAt", l.product_id as "productId", o.point_of_sale_id as "pointOfSaleId",
      coalesce(b.on_hand_milli - b.reserved_milli, 0) as "onHandMilli"
    from stock_location o
    join lateral (
      select x.id, x.recorded_at, x.product_id from stock_ledger x
      where x.company_id = ${companyId} and x.location_id = o.id and x.recorded_at > ${since}
    ) l on true
    join stock_location s on s.company_id = o.company_id and s.point_of_sale_id = o.point_of_sale_id and s.kind = 'shop'
    left join stock_balance b on b.company_id = o.company_id and b.location_id = s.id and b.product_id = l.product_id
    where o.company_id = ${companyId}
    order by l.recorded_at limit ${most}`.execute(db)
  return rows
}
