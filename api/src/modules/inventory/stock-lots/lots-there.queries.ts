import { EXPIRY_TERMS, type ExpiryTerm } from '@comptoir/contracts/inventory/stock-lots'
import type { ListQuery } from '@comptoir/contracts/schema'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { pairId } from '../../../platform/db/pair-id.ts'
import { DomainError } from '../../../platform/errors.ts'
import { anyId, filterIds, filterValues } from '../../../platform/http/list.ts'
import { findProductIds } from '../products/index.ts'
import { findPlaces, type KnownPlace } from '../stock-levels/index.ts'

/** A lot in a place, before it is told. */
export interface LotRow {
  id: string
  lot_id: string
  location_id: string
  product_id: string
  number: string
  expires_on: string | null
  designation: string
  on_hand_milli: number
  /** What one costs where nothing is there to tell. */
  cost_micro: number
  there_milli: number | null
  there_nano: string | null
}

/** The places that a list of lots is of: all that may be entered, quarantines too, as goods wait there to be written off. */
export function askedPlaces(ctx: TxCtx, query: ListQuery): Promise<KnownPlace[]> {
  return findPlaces(ctx, {
    pointOfSaleIds: filterIds(query, 'pointOfSale'),
    locationIds: filterIds(query, 'location'),
  })
}

/**
 * As a table: the lots that places have something of, or too much was taken of, with what their product is worth there. What
 * is past its date goes by the clocks of the point of sale.
 */
export async function lotsThere(
  ctx: TxCtx,
  query: ListQuery,
  places: readonly KnownPlace[],
): Promise<RawBuilder<LotRow>> {
  const { companyId } = ctx
  return sql<LotRow>`(
    select ${pairId(sql`b.location_id`, sql`b.lot_id`)} as id, b.lot_id, b.location_id, b.product_id, t.number,
      t.expires_on, p.designation, b.on_hand_milli, p.cost_micro, k.on_hand_milli as there_milli, k.value_nano as there_nano
    from lot_balance b
    join lot t on t.company_id = b.company_id and t.id = b.lot_id
    join product p on p.company_id = b.company_id and p.id = b.product_id
    join stock_location x on x.company_id = b.company_id and x.id = b.location_id
    join point_of_sale o on o.company_id = x.company_id and o.id = x.point_of_sale_id
    join company c on c.id = o.company_id
    left join stock_balance k
      on k.company_id = b.company_id and k.location_id = b.location_id and k.product_id = b.product_id
    where b.company_id = ${companyId} and t.company_id = ${companyId} and p.company_id = ${companyId}
      and x.company_id = ${companyId} and o.company_id = ${companyId} and c.id = ${companyId}
      and b.on_hand_milli <> 0 and b.location_id = ${anyId(places.map(({ id }) => id))}
      and ${sql.join(await conditions(ctx, query), sql` and `)})`
}

async function conditions(ctx: TxCtx, query: ListQuery): Promise<RawBuilder<unknown>[]> {
  const [categories, brands] = [filterIds(query, 'category'), filterIds(query, 'brand')]
  const [term] = filterValues(query, 'term')
  const { search } = query
  return [
    term === undefined ? sql`true` : isDue(ctx, knownTerm(term)),
    ...(categories.length > 0 ? [sql`p.category_id = ${anyId(categories)}`] : []),
    ...(brands.length > 0 ? [sql`p.brand_id = ${anyId(brands)}`] : []),
    ...(search === undefined ? [] : [sql`p.id = ${anyId(await findProductIds(ctx, { search }))}`]),
  ]
}

function knownTerm(text: string): ExpiryTerm {
  const term = EXPIRY_TERMS.find((known) => known === text)
  if (term === undefined) throw new DomainError('request.invalid', {}, '/filter/term')
  return term
}

/** Whether a lot `t` of the point of sale `o` is past its date, or will be within the days of a term. */
function isDue({ now }: Pick<TxCtx, 'now'>, term: ExpiryTerm): RawBuilder<boolean> {
  const today = sql`(${now}::timestamptz at time zone coalesce(o.time_zone, c.time_zone))::date`
  if (term === 'expired') return sql<boolean>`(t.expires_on < ${today} and b.on_hand_milli > 0)`
  return sql<boolean>`(t.expires_on between ${today} and ${today} + ${Number(term)}::integer and b.on_hand_milli > 0)`
}
