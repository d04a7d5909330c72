import type { StockState } from '@comptoir/contracts/inventory/stock-levels'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import type { AskedLevels } from './asked-levels.ts'
import type { KnownPlace } from './places.queries.ts'
import { everyPlaceThen, idsOf, totalsThen } from './quantities-then.queries.ts'

type Rule = RawBuilder<SqlBool>

/** Whether a product `p` is in the state that is asked for, in the places together or in one of their points of sale. */
export function productMeets(ctx: TxCtx, asked: AskedLevels): Rule {
  const rules: Record<StockState, () => Rule> = {
    belowMinimum: () => isShort(ctx, asked),
    negative: () => sql`p.id in (select k.product_id from ${everyPlaceThen(ctx, asked)} k
      where k.location_id = ${anyId(idsOf(asked))} and k.on_hand_milli < 0)`,
    out: () => sql`(p.is_active and not exists (
      select 1 from ${totalsThen(ctx, asked)} b where b.product_id = p.id and b.on_hand_milli > 0))`,
    unmoved: () => sql`(p.id in (select b.product_id from ${totalsThen(ctx, asked)} b where b.on_hand_milli <> 0)
      and ${hasRested(ctx, asked, sql`p.id`)})`,
    expiring: () => sql`p.id in (select x.product_id from ${expiringLots(ctx, asked)})`,
    costUnknown: () => sql`p.id in (select k.product_id from ${everyPlaceThen(ctx, asked)} k
      where k.location_id = ${anyId(idsOf(asked))} and k.on_hand_milli > 0 and k.value_nano = 0)`,
  }
  return asked.state === null ? sql`true` : rules[asked.state]()
}

/** Whether a place's row `k` of the product `p` is in a state. */
export function placeMeets(ctx: TxCtx, asked: AskedLevels, state: StockState): Rule {
  const needing = needingPlaces(asked)
  const rules: Record<StockState, () => Rule> = {
    belowMinimum: () => sql`(p.is_active and k.location_id = ${anyId(needing.map(({ id }) => id))}
      and k.on_hand_milli < coalesce((
        select r.minimum_milli from stock_rule r
        join unnest(${needing.map(({ id }) => id)}::uuid[], ${needing.map(shopOf)}::uuid[]) as o (id, shop) on o.id = k.location_id
        where r.company_id = ${ctx.companyId} and r.product_id = k.product_id and r.point_of_sale_id = o.shop
      ), p.minimum_stock_milli))`,
    negative: () => sql`k.on_hand_milli < 0`,
    out: () => sql`(p.is_active and k.on_hand_milli <= 0)`,
    unmoved: () => sql`(k.on_hand_milli <> 0 and ${hasRested(ctx, asked, sql`k.product_id`, sql`k.location_id`)})`,
    expiring: () => sql`exists (select 1 from ${expiringLots(ctx, asked)}
      and x.product_id = k.product_id and x.location_id = k.location_id)`,
    costUnknown: () => sql`(k.on_hand_milli > 0 and k.value_nano = 0)`,
  }
  return rules[state]()
}

const shopOf = ({ pointOfSale }: KnownPlace): string => pointOfSale.id

/** Where something may be short: what is in quarantine, or where nobody works any more, is not there to be sold. */
function needingPlaces({ places }: AskedLevels): KnownPlace[] {
  return places.filter(({ kind, isInUse }) => kind !== 'quarantine' && isInUse)
}

/** One of the points of sale has less than it should: what it has no balance of, it has nothing of. */
function isShort(ctx: TxCtx, asked: AskedLevels): Rule {
  const needing = needingPlaces(asked)
  const shops = needing.map(shopOf)
  return sql`(p.is_active and p.id in (
    select n.product_id from (
      select z.id as product_id, o.id as shop, coalesce(r.minimum_milli, z.minimum_stock_milli) as least_milli
      from product z cross join unnest(${[...new Set(shops)]}::uuid[]) as o (id)
      left join stock_rule r on r.company_id = ${ctx.companyId} and r.product_id = z.id and r.point_of_sale_id = o.id
      where z.company_id = ${ctx.companyId}) n
    left join (
      select k.product_id, o.shop, sum(k.on_hand_milli) as on_hand_milli
      from ${everyPlaceThen(ctx, asked)} k
      join unnest(${needing.map(({ id }) => id)}::uuid[], ${shops}::uuid[]) as o (id, shop) on o.id = k.location_id
      group by k.product_id, o.shop) y on y.product_id = n.product_id and y.shop = n.shop
    where n.least_milli > greatest(coalesce(y.on_hand_milli, 0), 0)))`
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
