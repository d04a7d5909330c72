import { CLASS_DAYS, CLASS_SHARES, type ProductClass } from '@comptoir/contracts/inventory/stock-counts'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { locationsOnHand } from '../stock/index.ts'

const DAY_MS = 86_400_000
const WHOLE = 100

/** A moment so many days ago. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

interface ClassRow {
  product_id: string
  class: ProductClass
}

/**
 * As a table: the class of each product that a point of sale sold of late, by what the goods were worth at cost, the
 * largest first. A product is of the class in which its share begins; one that is not there is of class C.
 */
export function productClasses(ctx: TxCtx, pointOfSaleId: string): RawBuilder<ClassRow> {
  const { companyId, now } = ctx
  const [upToA, upToB] = [sql.lit(CLASS_SHARES.A / WHOLE), sql.lit(CLASS_SHARES.B / WHOLE)]
  return sql<ClassRow>`(
    select r.product_id, case when r.before < ${upToA} * r.whole then 'A' when r.before < ${upToB} * r.whole then 'B' else 'C' end as class
    from (
      select s.product_id, sum(s.nano) over () as whole,
        sum(s.nano) over (order by s.nano desc, s.product_id) - s.nano as before
      from (
        select l.product_id, -sum(l.quantity_milli::numeric * l.unit_cost_micro) as nano
        from stock_ledger l
        where l.company_id = ${companyId} and l.recorded_at >= ${daysBefore(now, CLASS_DAYS)}
          and l.kind in ('sale', 'return') and l.location_id in (${locationsOnHand(ctx, [pointOfSaleId])})
        group by l.product_id
        having sum(l.quantity_milli::numeric * l.unit_cost_micro) < 0) s) r)`
}
