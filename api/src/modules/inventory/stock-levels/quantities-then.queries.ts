import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import type { AskedLevels } from './asked-levels.ts'
import { totalOf } from '../../../platform/db/sums.ts'

type Asked = Pick<AskedLevels, 'places' | 'before'>

export const idsOf = ({ places }: Pick<AskedLevels, 'places'>): string[] => places.map(({ id }) => id)

/**
 * When goods last moved that a row `k` of balances is of, before the moment that is asked for: one step into the index of the
 * ledger.
 */
function lastMoved({ companyId }: TxCtx, { before }: Pick<AskedLevels, 'before'>): RawBuilder<Date | null> {
  const past = before === null ? sql`` : sql` and l.recorded_at < ${before}`
  return sql`(select l.recorded_at from stock_ledger l where l.company_id = ${companyId}
    and l.product_id = k.product_id and l.location_id = k.location_id${past} order by l.recorded_at desc limit 1)`
}

/** By what balances are too high, seen from a moment: the movements `l` since, and what was revalued since. */
function later(
  { companyId }: TxCtx,
  before: Date,
  of: RawBuilder<unknown>,
): { movements: RawBuilder<unknown>; revaluations: RawBuilder<unknown> } {
  const since = sql`where l.company_id = ${companyId} and l.recorded_at >= ${before} and ${of}`
  return { movements: sql`stock_ledger l ${since}`, revaluations: sql`stock_revaluation l ${since}` }
}

const COST = sql`l.quantity_milli::numeric * l.unit_cost_micro`

/** As a table: what each place has of a product, now or then. Columns that nobody reads cost nothing. */
export function placesThen(ctx: TxCtx, asked: Asked): RawBuilder<unknown> {
  const { before } = asked
  const own = sql`stock_balance k where k.company_id = ${ctx.companyId}`
  const moved = sql`${lastMoved(ctx, asked)} as moved_at`
  if (before === null)
    return sql`(select k.product_id, k.location_id, k.on_hand_milli, k.reserved_milli, k.value_nano, ${moved} from ${own})`
  const since = later(ctx, before, sql`l.product_id = k.product_id and l.location_id = k.location_id`)
  return sql`(select k.product_id, k.location_id, 0::bigint as reserved_milli, ${moved},
      (k.on_hand_milli - (select ${totalOf('l.quantity_milli')} from ${since.movements})) as on_hand_milli,
      k.value_nano - coalesce((select sum(${COST}) from ${since.movements}), 0)
        - coalesce((select sum(l.value_nano) from ${since.revaluations}), 0) as value_nano
    from ${own})`
}

/**
 * As a table: what each of the places has of every product, now or then. Of a past day, what came since is read once for all
 * of them, as for sums: looking it up balance by balance would take an index step for each that there is.
 */
export function everyPlaceThen(ctx: TxCtx, asked: Asked): RawBuilder<unknown> {
  const { before } = asked
  if (before === null) return placesThen(ctx, asked)
  const ids = anyId(idsOf(asked))
  const since = later(ctx, before, sql`l.location_id = ${ids}`)
  return sql`(select t.product_id, t.location_id, sum(t.on_hand_milli) as on_hand_milli, sum(t.value_nano) as value_nano
    from (select k.product_id, k.location_id, k.on_hand_milli, k.value_nano from stock_balance k
        where k.company_id = ${ctx.companyId} and k.location_id = ${ids}
      union all select l.product_id, l.location_id, -l.quantity_milli, -(${COST}) from ${since.movements}
      union all select l.product_id, l.location_id, 0, -l.value_nano from ${since.revaluations}) t
    group by t.product_id, t.location_id)`
}

/**
 * As a table: when goods of each product last moved in the places, and by place where rows are of one. Looking up the last
 * movement of every balance would take longer than reading the index of the ledger once.
 */
export function lastMovements(ctx: TxCtx, asked: AskedLevels): RawBuilder<MovedRow> {
  const { companyId } = ctx
  const past = asked.before === null ? sql`` : sql` and l.recorded_at < ${asked.before}`
  const key = asked.isByLocation ? sql`l.product_id, l.location_id` : sql`l.product_id`
  return sql`(select ${key}, max(l.recorded_at) as moved_at from stock_ledger l
    where l.company_id = ${companyId} and l.location_id = ${anyId(idsOf(asked))}${past} group by ${key})`
}

export interface MovedRow {
  product_id: string
  moved_at: Date
}

export interface TotalRow {
  product_id: string
  on_hand_milli: string
  value_nano: string
}

/** As a table: what the places together have of each product, now or then. */
export function totalsThen(ctx: TxCtx, asked: Asked): RawBuilder<TotalRow> {
  const { before } = asked
  const ids = anyId(idsOf(asked))
  const own = sql`stock_balance k where k.company_id = ${ctx.companyId} and k.location_id = ${ids}`
  if (before === null)
    return sql`(select k.product_id, sum(k.on_hand_milli) as on_hand_milli, sum(k.value_nano) as value_nano
      from ${own} group by k.product_id)`
  // What came since is read once for the place: a recent day is near the balances.
  const since = later(ctx, before, sql`l.location_id = ${ids}`)
  return sql`(select t.product_id, sum(t.on_hand_milli) as on_hand_milli, sum(t.value_nano) as value_nano
    from (select k.product_id, k.on_hand_milli, k.value_nano from ${own}
      union all select l.product_id, -l.quantity_milli, -(${COST}) from ${since.movements}
      union all select l.product_id, 0, -l.value_nano from ${since.revaluations}) t
    group by t.product_id)`
}
