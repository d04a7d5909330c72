import { CLOCK_TOLERANCE_MINUTES } from '@comptoir/contracts/sales/sales'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'

/** Which count, where, and by how much what is counted may differ, in thousandths of a percent. */
export interface CountedOf {
  id: string
  locationId: string
  toleranceRateMilli: number
}

/** A product of a count, as things stand. */
export interface CountedRow {
  product_id: string
  /** Null where nobody counted it. */
  counted_milli: number | null
  /** What the books had when it was counted, or have now of what nobody counted. */
  expected_milli: number
  difference_milli: number | null
  /** What moved since, and whether anything did between its first entry and its last. */
  moved_milli: number
  has_moved_meanwhile: boolean
  /** The last round in which somebody counted it. */
  round: number | null
  recount_round: number | null
  counted_at: Date | null
  unit_cost_micro: number
  is_beyond: boolean
  value_nano: string
}

/** Entries of a count that nobody took back. */
export function standingEntries({ companyId }: TxCtx, countId: string): RawBuilder<unknown> {
  return sql`(
    select e.* from stock_count_entry e
    where e.company_id = ${companyId} and e.count_id = ${countId} and e.takes_back is null and not exists (
      select 1 from stock_count_entry t where t.company_id = ${companyId} and t.takes_back = e.id))`
}

/**
 * Whether a movement `l` came after what was counted at a moment: it was recorded later, and is no sale without a network
 * that happened before and was told later.
 */
export function isAfter(moment: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(l.recorded_at > ${moment} and not (l.occurred_at <= ${moment}
    and l.recorded_at - l.occurred_at > make_interval(mins => ${sql.lit(CLOCK_TOLERANCE_MINUTES)})))`
}

/** The moment at which a product `c` is held against the books. */
export const AT_PRODUCT = sql`c.counted_at`

/**
 * As a table: for each product of a count that somebody counted, what stands of its last round, and when the last of that
 * was counted, which is the moment that it is held against the books. A piece that two people saw counts once.
 */
export function countedProducts(ctx: TxCtx, countId: string): RawBuilder<unknown> {
  return sql`(
    select s.product_id, s.round, max(s.counted_at) as counted_at, min(s.counted_at) as first_at,
      (case when count(s.piece_number) > 0 then count(distinct s.piece_number) * 1000 else ${totalOf('s.quantity_milli')} end) as counted_milli
    from (select e.*, max(e.round) over (partition by e.product_id) as last_round from ${standingEntries(ctx, countId)} e) s
    where s.round = s.last_round group by s.product_id, s.round)`
}

/**
 * As a table: the products of a count with what was counted, what the books had then, and what lies between. The books at
 * that moment are what is there now, less what came after: movements are ordered by when they were recorded.
 */
export function countedLines(ctx: TxCtx, { id, locationId, toleranceRateMilli }: CountedOf): RawBuilder<CountedRow> {
  const { companyId } = ctx
  return sql<CountedRow>`(
    select y.*, y.counted_milli - y.expected_milli as difference_milli,
      coalesce((y.counted_milli - y.expected_milli)::numeric * y.unit_cost_micro, 0) as value_nano,
      coalesce(abs(y.counted_milli - y.expected_milli)::numeric * 100000 > ${toleranceRateMilli}::numeric * abs(y.expected_milli)
        and y.counted_milli <> y.expected_milli, false) as is_beyond
    from (
      select g.product_id, g.recount_round, c.round, c.counted_at, c.counted_milli,
        (coalesce(b.on_hand_milli, 0) - coalesce(m.after_milli, 0))::bigint as expected_milli,
        coalesce(m.after_milli, 0)::bigint as moved_milli, coalesce(m.has_moved_meanwhile, false) as has_moved_meanwhile,
        (case when b.on_hand_milli > 0 then least(greatest(round(b.value_nano / b.on_hand_milli), 0), 999999999999999)
          else p.cost_micro end)::bigint as unit_cost_micro
      from stock_count_line g
        join product p on p.company_id = g.company_id and p.id = g.product_id
        left join stock_balance b on b.company_id = g.company_id and b.product_id = g.product_id and b.location_id = ${locationId}
        left join ${countedProducts(ctx, id)} c on c.product_id = g.product_id
        left join lateral (
          select sum(l.quantity_milli) filter (where ${isAfter(AT_PRODUCT)}) as after_milli,
            bool_or(l.recorded_at <= c.counted_at) as has_moved_meanwhile
          from stock_ledger l
          where l.company_id = ${companyId} and l.product_id = g.product_id and l.location_id = ${locationId}
            and l.recorded_at > c.first_at) m on true
      where g.company_id = ${companyId} and g.count_id = ${id}) y)`
}
