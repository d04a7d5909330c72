import type { StockState } from '@comptoir/contracts/inventory/stock-levels'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import type { AskedLevels } from './asked-levels.ts'
import { idsOf, placesThen, totalsThen } from './quantities-then.queries.ts'

type Rule = RawBuilder<SqlBool>

/** Whether a product `p` is in the state that is asked for, in the places together or in one of their points of sale. */
export function productMeets(ctx: TxCtx, asked: AskedLevels): Rule {
  const rules: Record<StockState, () => Rule> = {
    belowMinimum: () => isShort(ctx, asked),
    negative: () => sql`p.id in (select k.product_id from ${placesThen(ctx, asked)} k
      where k.location_id = ${anyId(idsOf(asked))} and k.on_hand_milli < 0)`,
    out: () => sql`(p.is_active and not exists (
      select 1 from ${totalsThen(ctx, asked)} b where b.product_id = p.id and b.on_hand_milli > 0))`,
    unmoved: () => sql`(p.id in (select b.product_id from ${totalsThen(ctx, asked)} b where b.on_hand_milli <> 0)
      and ${hasRested(ctx, asked, sql`p.id`)})`,
    expiring: () => sql`p.id in (select x.product_id from ${expiringLots(ctx, asked)})`,
    costUnknown: () => sql`p.id in (select k.product_id from ${placesThen(ctx, asked)} k
      where k.location_id = ${anyId(idsOf(asked))} and k.on_hand_milli > 0 and k.value_nano = 0)`,
  }
  return asked.state === null ? sql`true` : rules[asked.state]()
}

/** Whether a place's row `k` of the product `p` is in a state. */
export function placeMeets(ctx: TxCtx, asked: AskedLevels, state: StockState): Rule {
  const quarantines = asked.places.flatMap(({ id, kind }) => (kind === 'quarantine' ? [id] : []))
  const rules: Record<StockState, () => Rule> = {
    belowMinimum: () => sql`(p.is_active and k.on_hand_milli < p.minimum_stock_milli
      and not k.location_id = ${anyId(quarantines)})`,
    negative: () => sql`k.on_hand_milli < 0`,
    out: () => sql`(p.is_active and k.on_hand_milli <= 0)`,
    unmoved: () => sql`(k.on_hand_milli <> 0 and ${hasRested(ctx, asked, sql`k.product_id`, sql`k.location_id`)})`,
    expiring: () => sql`exists (select 1 from ${expiringLots(ctx, asked)}
      and x.product_id = k.product_id and x.location_id = k.location_id)`,
    costUnknown: () => sql`(k.on_hand_milli > 0 and k.value_nano = 0)`,
  }
  return rules[state]()
}

/** Not every point of sale has the product's minimum: what it has no balance of, it has nothing of. */
function isShort(ctx: TxCtx, asked: AskedLevels): Rule {
  const pointsOfSale = asked.places.map(({ pointOfSale }) => pointOfSale.id)
  return sql`(p.is_active and p.minimum_stock_milli > 0 and not exists (
    select 1 from (
      select z.id from (
        select k.product_id, o.point_of_sale_id, sum(k.on_hand_milli) as on_hand_milli
        from ${placesThen(ctx, asked)} k
        join unnest(${idsOf(asked)}::uuid[], ${pointsOfSale}::uuid[]) as o (id, point_of_sale_id) on o.id = k.location_id
        group by k.product_id, o.point_of_sale_id) y
      join product z on z.company_id = ${ctx.companyId} and z.id = y.product_id
        and y.on_hand_milli >= z.minimum_stock_milli
      group by z.id having count(*) = ${new Set(pointsOfSale).size}) enough
    where enough.id = p.id))`
}

/** Nothing of the product moved there since: looked up in the index of the ledger, place by place. */
function hasRested(
  { companyId }: TxCtx,
  asked: AskedLevels,
  productId: RawBuilder<unknown>,
  locationId?: RawBuilder<unknown>,
): Rule {
  const there = locationId ?? sql`${anyId(idsOf(asked))}`
  const until = asked.before === null ? sql`` : sql` and l.recorded_at < ${asked.before}`
  return sql`not exists (select 1 from stock_ledger l where l.company_id = ${companyId} and l.product_id = ${productId}
    and l.location_id = ${there} and l.recorded_at >= ${asked.unmovedSince}${until})`
}

/** After `from`: balances `x` of lots that expire soon, or have. */
function expiringLots({ companyId }: TxCtx, asked: AskedLevels): RawBuilder<unknown> {
  return sql`lot_balance x join lot t on t.company_id = x.company_id and t.id = x.lot_id
    where x.company_id = ${companyId} and x.location_id = ${anyId(idsOf(asked))} and x.on_hand_milli > 0
      and t.expires_on <= ${asked.expiringUntil}::date`
}
