import { MOST_COUNTED_PRODUCTS, type CountScope } from '@comptoir/contracts/inventory/stock-counts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { daysBefore, productClasses } from './classes.queries.ts'

/** Where a scope holds. */
interface Place {
  locationId: string
  pointOfSaleId: string
}

/** A product that is to be counted, and what the books say of it at the beginning, in thousandths. */
export interface ScopedProduct {
  productId: string
  startedMilli: number
}

/**
 * Products of a scope: those of which the place has any, or owes some, and those that are named whatever it has. One more
 * than a count holds where there are too many.
 */
export async function findScoped(ctx: TxCtx, place: Place, scope: CountScope): Promise<ScopedProduct[]> {
  const { db, companyId } = ctx
  const classes = scope.kind === 'classes' ? productClasses(ctx, place.pointOfSaleId) : null
  const { rows } = await sql<ScopedProduct>`
    select p.id as "productId", coalesce(b.on_hand_milli, 0) as "startedMilli"
    from product p
      left join stock_balance b on b.company_id = p.company_id and b.product_id = p.id
        and b.location_id = ${place.locationId}
      ${classes === null ? sql`` : sql`left join ${classes} k on k.product_id = p.id`}
    where p.company_id = ${companyId} and ${isOf(ctx, place, scope)}
    order by p.id limit ${MOST_COUNTED_PRODUCTS + 1}`.execute(db)
  return rows
}

function isOf({ companyId, now }: TxCtx, { locationId }: Place, scope: CountScope): RawBuilder<SqlBool> {
  const ids = anyId(scope.ids ?? [])
  const isThere = sql`coalesce(b.on_hand_milli, 0) <> 0`
  switch (scope.kind) {
    case 'all':
      return sql`${isThere}`
    case 'products':
      return sql`p.id = ${ids}`
    case 'categories':
      return sql`${isThere} and p.category_id = ${ids}`
    case 'brands':
      return sql`${isThere} and p.brand_id = ${ids}`
    case 'classes':
      return sql`${isThere} and coalesce(k.class, 'C') = any(${[...(scope.classes ?? [])]}::text[])`
    case 'notCounted':
      return sql`${isThere} and not exists (
        select 1 from posted_count_line c where c.company_id = ${companyId} and c.location_id = ${locationId}
          and c.product_id = p.id and c.counted_at >= ${daysBefore(now, scope.days ?? 1)})`
  }
}

/**
 * Whether a product that the place had nothing of belongs to a scope all the same, once somebody has found it. Scopes that
 * follow from what was there do not grow.
 */
export async function isWithin({ db, companyId }: TxCtx, scope: CountScope, productId: string): Promise<boolean> {
  if (scope.kind === 'all') return true
  if (scope.kind !== 'categories' && scope.kind !== 'brands') return false
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', productId)
    .where(scope.kind === 'categories' ? 'category_id' : 'brand_id', '=', anyId(scope.ids ?? []))
    .executeTakeFirst()
  return row !== undefined
}

const NAMED = { categories: 'category', brands: 'brand', products: 'product' } as const

/** What a scope names, by its order in the alphabet; empty for one that names nothing. */
export async function findScopeNames(
  { db, companyId }: TxCtx,
  { kind, ids = [] }: CountScope,
): Promise<{ id: string; name: string }[]> {
  if (kind !== 'categories' && kind !== 'brands' && kind !== 'products') return []
  const name = kind === 'products' ? sql.ref('x.designation') : sql.ref('x.name')
  const { rows } = await sql<{ id: string; name: string }>`
    select x.id, ${name} as name from ${sql.table(NAMED[kind])} x
    where x.company_id = ${companyId} and x.id = ${anyId(ids)} order by 2, 1`.execute(db)
  return rows
}

/** Those of these users who may come in. */
export async function findPeople({ db, companyId }: TxCtx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('app_user')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', '=', anyId(ids))
    .where('is_support', '=', false)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
