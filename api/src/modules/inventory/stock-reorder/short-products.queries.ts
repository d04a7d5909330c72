import { REORDER_STATES } from '@comptoir/contracts/inventory/stock-reorder'
import { PRODUCT_COUNT_CAP } from '@comptoir/contracts/inventory/products'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { pairId } from '../../../platform/db/pair-id.ts'
import { DomainError } from '../../../platform/errors.ts'
import { anyId, filterIds, filterValues, readPage } from '../../../platform/http/list.ts'
import { findProductIds } from '../products/index.ts'
import { availableIn } from './available.queries.ts'
import { COMING, IS_COMING } from './coming.queries.ts'
import type { ReorderShop } from './shops.queries.ts'

/** A product of which a point of sale has too little. */
export interface ShortKey {
  id: string
  productId: string
  pointOfSaleId: string
}

interface ShortRow {
  id: string
  product_id: string
  point_of_sale_id: string
  designation: string
  available_milli: number
  missing_milli: number
}

const RULES = {
  orders: { designation: 'r.designation', availableMilli: 'r.available_milli', missingMilli: 'r.missing_milli' },
  byDefault: { field: 'designation', direction: 'asc' },
  id: 'r.id',
  cap: PRODUCT_COUNT_CAP,
} as const

/** What each of the shops runs short of, what is on its way counted; put off or not, as it is asked for. */
export async function readShortProducts(
  ctx: TxCtx,
  query: ListQuery,
  shops: readonly ReorderShop[],
): Promise<{ rows: ShortKey[]; meta: PaginatedOf<ShortKey>['meta'] }> {
  const asked = filterIds(query, 'pointOfSale')
  const chosen = asked.length === 0 ? shops : shops.filter(({ id }) => asked.includes(id))
  const short = await shortProducts(ctx, query, chosen)
  const found = ctx.db.selectFrom(short.as('r')).select(['r.id', 'r.product_id', 'r.point_of_sale_id'])
  const { rows, meta } = await readPage(ctx.db, found, query, RULES)
  return {
    rows: rows.map((row) => ({ id: row.id, productId: row.product_id, pointOfSaleId: row.point_of_sale_id })),
    meta,
  }
}

async function shortProducts(
  ctx: TxCtx,
  query: ListQuery,
  shops: readonly ReorderShop[],
): Promise<RawBuilder<ShortRow>> {
  const { companyId } = ctx
  const rules = await conditions(ctx, query)
  return sql<ShortRow>`(
    select ${pairId(sql`n.point_of_sale_id`, sql`n.product_id`)} as id, n.product_id, n.point_of_sale_id, n.designation,
      coalesce(y.available_milli, 0) as available_milli,
      greatest(n.target_milli, n.least_milli) - coalesce(y.available_milli, 0) - coalesce(t.coming_milli, 0) as missing_milli
    from (select p.id as product_id, p.designation, o.id as point_of_sale_id, r.target_milli,
        coalesce(r.minimum_milli, p.minimum_stock_milli) as least_milli
      from product p
      cross join unnest(${shops.map(({ id }) => id)}::uuid[], ${shops.map(({ today }) => today)}::date[]) as o (id, today)
      left join stock_rule r on r.company_id = ${companyId} and r.product_id = p.id and r.point_of_sale_id = o.id
      where p.company_id = ${companyId} and p.is_active and ${rules}) n
    left join (select k.product_id, k.point_of_sale_id, sum(k.available_milli) as available_milli
      from ${availableIn(ctx, shops)} k group by k.product_id, k.point_of_sale_id) y
      on y.product_id = n.product_id and y.point_of_sale_id = n.point_of_sale_id
    left join (select l.product_id, d.to_point_of_sale_id, sum(${COMING}) as coming_milli
      from stock_transfer d join stock_transfer_line l on l.company_id = d.company_id and l.transfer_id = d.id
      where d.company_id = ${companyId} and l.company_id = ${companyId} and ${IS_COMING}
      group by l.product_id, d.to_point_of_sale_id) t
      on t.product_id = n.product_id and t.to_point_of_sale_id = n.point_of_sale_id
    where n.least_milli > greatest(coalesce(y.available_milli, 0) + coalesce(t.coming_milli, 0), 0))`
}

async function conditions(ctx: TxCtx, query: ListQuery): Promise<RawBuilder<unknown>> {
  const [categories, brands] = [filterIds(query, 'category'), filterIds(query, 'brand')]
  const [state] = filterValues(query, 'state')
  if (state !== undefined && !REORDER_STATES.some((known) => known === state))
    throw new DomainError('request.invalid', {}, '/filter/state')
  const { search } = query
  const isPutOff = sql`coalesce(r.snoozed_until >= o.today, false)`
  return sql.join(
    [
      state === undefined ? sql`not ${isPutOff}` : isPutOff,
      ...(categories.length > 0 ? [sql`p.category_id = ${anyId(categories)}`] : []),
      ...(brands.length > 0 ? [sql`p.brand_id = ${anyId(brands)}`] : []),
      ...(search === undefined ? [] : [sql`p.id = ${anyId(await findProductIds(ctx, { search }))}`]),
    ],
    sql` and `,
  )
}
