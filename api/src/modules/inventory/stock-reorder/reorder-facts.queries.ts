import { SALES_DAYS } from '@comptoir/contracts/inventory/stock-reorder'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { availableIn, type Available } from './available.queries.ts'
import { COMING, IS_COMING, IS_PLANNED } from './coming.queries.ts'
import type { ReorderShop } from './shops.queries.ts'
import type { ShopFacts } from './suggest.rules.ts'

const DAY_MS = 86_400_000

/** What is known of some products, by product and then by point of sale. */
export type Facts = ReadonlyMap<string, readonly ShopFacts[]>

/** What each of the shops has of some products, should have, awaits and sells. */
export async function findFacts(
  ctx: TxCtx,
  shops: readonly ReorderShop[],
  products: readonly { id: string; minimumMilli: number | null }[],
): Promise<Facts> {
  const ids = products.map(({ id }) => id)
  const locationIds = shops.flatMap((shop) => shop.locationIds)
  const there = await findAvailable(ctx, shops, ids)
  const sold = await findSold(ctx, ids, locationIds)
  const moving = await findMoving(ctx, ids)
  const rules = await findRules(ctx, ids)
  const factsOf = (productId: string, minimumMilli: number | null, shop: ReorderShop): ShopFacts => {
    const isIts = (row: { product_id: string; location_id: string }): boolean =>
      row.product_id === productId && shop.locationIds.includes(row.location_id)
    const own = there.filter(isIts).map((row) => ({ locationId: row.location_id, availableMilli: row.available_milli }))
    const rule = rules.find((row) => row.product_id === productId && row.point_of_sale_id === shop.id)
    const of = (end: 'to_id' | 'from_id') =>
      moving.filter((row) => row.product_id === productId && row[end] === shop.id)
    return {
      pointOfSale: { id: shop.id, name: shop.name },
      availableMilli: total(own.map(({ availableMilli }) => availableMilli)),
      incomingMilli: total(of('to_id').map((row) => row.coming_milli)),
      leavingMilli: total(of('from_id').map((row) => row.planned_milli)),
      soldMilli: total(sold.filter(isIts).map((row) => row.sold_milli)),
      minimumMilli: rule?.minimum_milli ?? minimumMilli ?? 0,
      targetMilli: rule?.target_milli ?? null,
      multipleMilli: rule?.multiple_milli ?? null,
      snoozedUntil: rule?.snoozed_until ?? null,
      fullest: own.toSorted((one, other) => other.availableMilli - one.availableMilli)[0] ?? null,
    }
  }
  return new Map(products.map(({ id, minimumMilli }) => [id, shops.map((shop) => factsOf(id, minimumMilli, shop))]))
}

const total = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0)

async function findAvailable(ctx: TxCtx, shops: readonly ReorderShop[], ids: readonly string[]): Promise<Available[]> {
  const { rows } = await sql<Available>`
    select k.product_id, k.location_id, k.point_of_sale_id, k.available_milli::float8 as available_milli
    from ${availableIn(ctx, shops, ids)} k`.execute(ctx.db)
  return rows
}

/** Read in the index of the ledger, product by product and place by place. */
async function findSold({ db, companyId, now }: TxCtx, ids: readonly string[], locationIds: readonly string[]) {
  const since = new Date(now.getTime() - SALES_DAYS * DAY_MS)
  const { rows } = await sql<{ product_id: string; location_id: string; sold_milli: number }>`
    select l.product_id, l.location_id, (0 - sum(l.quantity_milli))::float8 as sold_milli
    from stock_ledger l where l.company_id = ${companyId} and l.product_id = ${anyId(ids)}
      and l.location_id = ${anyId(locationIds)} and l.recorded_at >= ${since} and l.kind in ('sale', 'return')
    group by l.product_id, l.location_id`.execute(db)
  return rows
}

interface Moving {
  product_id: string
  from_id: string
  to_id: string
  coming_milli: number
  planned_milli: number
}

async function findMoving({ db, companyId }: TxCtx, ids: readonly string[]): Promise<Moving[]> {
  const { rows } = await sql<Moving>`
    select l.product_id, d.from_point_of_sale_id as from_id, d.to_point_of_sale_id as to_id,
      sum(${COMING})::float8 as coming_milli,
      coalesce(sum(l.requested_milli) filter (where ${IS_PLANNED}), 0)::float8 as planned_milli
    from stock_transfer d join stock_transfer_line l on l.company_id = d.company_id and l.transfer_id = d.id
    where d.company_id = ${companyId} and l.company_id = ${companyId} and l.product_id = ${anyId(ids)}
      and ${IS_COMING}
    group by l.product_id, d.from_point_of_sale_id, d.to_point_of_sale_id`.execute(db)
  return rows
}

async function findRules({ db, companyId }: TxCtx, ids: readonly string[]) {
  return db
    .selectFrom('stock_rule')
    .select(['product_id', 'point_of_sale_id', 'minimum_milli', 'target_milli', 'multiple_milli', 'snoozed_until'])
    .where('company_id', '=', companyId)
    .where('product_id', '=', anyId(ids))
    .execute()
}
