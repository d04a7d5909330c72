import type { StockLevel } from '@comptoir/contracts/inventory/stock-levels'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { findLetterhead } from '../../../platform/export/letterhead.queries.ts'
import { anyId } from '../../../platform/http/list.ts'
import { mainPhotoAddress, mainPhotoKey } from '../product-photos/index.ts'
import { readAsked, type AskedLevels } from './asked-levels.ts'
import { readLevelKeys, type LevelKey } from './level-rows.queries.ts'
import { levelOf, type LevelledProduct, type ThereThen } from './levels.rules.ts'
import { findOnTheWay, type OnTheWay } from './on-the-way.queries.ts'
import { waysOf } from './on-the-way.rules.ts'
import { idsOf, placesThen } from './quantities-then.queries.ts'

/** A page of what the caller's places have of products, or had at the end of a day; only its own rows are summed. */
export async function listStockLevels(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<StockLevel>> {
  const asked = await readAsked(ctx, query)
  const { rows, meta } = await readLevelKeys(ctx, query, asked)
  const productIds = [...new Set(rows.map(({ productId }) => productId))]
  const products = await findLevelledProducts(ctx, productIds)
  const there = groupedByProduct(await findThere(ctx, asked, productIds))
  const ways = groupedByProduct(await findWays(ctx, asked, productIds))
  const reader = await levelReader(ctx)
  const places = new Map(asked.places.map((place) => [place.id, place]))
  const data = rows.flatMap((key) => {
    const product = products.get(key.productId)
    if (!product) return []
    const place = key.locationId === null ? null : (places.get(key.locationId) ?? null)
    const own = (there.get(key.productId) ?? []).filter(isOf(key))
    const shown = {
      ...reader,
      asked,
      place,
      ways: waysOf(place ? [place] : asked.places, ways.get(key.productId) ?? []),
    }
    return [{ ...levelOf(product, own, shown), id: key.id }]
  })
  return { data, meta }
}

const isOf =
  ({ locationId }: LevelKey) =>
  (each: ThereThen): boolean =>
    locationId === null || each.locationId === locationId

/** In which currency values are told, and whether they are at all. */
export async function levelReader(ctx: TxCtx) {
  const { currency } = await findLetterhead(ctx)
  return { currency, maySeeValue: ctx.permissions.has('stockLevels.seeValue') }
}

/** What of some products is on its way; of a past day nothing is told. */
export async function findWays(
  ctx: TxCtx,
  { places, before }: Pick<AskedLevels, 'places' | 'before'>,
  productIds: readonly string[],
): Promise<OnTheWay[]> {
  if (before !== null || productIds.length === 0) return []
  return findOnTheWay(ctx, places, sql`l.product_id = ${anyId(productIds)}`)
}

function groupedByProduct<Row extends { productId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.productId, [...(groups.get(row.productId) ?? []), row])
  return groups
}

/** What the company says of some products, by id. */
export async function findLevelledProducts(
  { db, companyId }: TxCtx,
  ids: readonly string[],
): Promise<Map<string, LevelledProduct>> {
  if (ids.length === 0) return new Map()
  const minimums = await findOwnMinimums({ db, companyId }, ids)
  const rows = await db
    .selectFrom('product as p')
    .leftJoin('unit as u', (join) => join.onRef('u.company_id', '=', 'p.company_id').onRef('u.id', '=', 'p.unit_id'))
    .select(['p.id', 'p.code', 'p.designation', 'p.designation_en', 'p.designation_ar', 'p.is_active', 'p.tracking'])
    .select(['p.cost_micro', 'p.minimum_stock_milli', 'u.name as unit'])
    .select(mainPhotoKey(companyId).as('photo_key'))
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', anyId(ids))
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        productId: row.id,
        code: row.code,
        designation: row.designation,
        designationEn: row.designation_en,
        designationAr: row.designation_ar,
        unit: row.unit,
        isActive: row.is_active,
        tracking: row.tracking,
        photo: mainPhotoAddress(companyId, row.photo_key),
        minimumStockMilli: row.minimum_stock_milli,
        costMicro: row.cost_micro,
        ownMinimums: minimums.get(row.id) ?? new Map<string, number>(),
      },
    ]),
  )
}

/** What points of sale that the caller may enter should have of some products, by product and point of sale. */
async function findOwnMinimums({ db, companyId }: Pick<TxCtx, 'db' | 'companyId'>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('stock_rule as r')
    .select(['r.product_id', 'r.point_of_sale_id', 'r.minimum_milli'])
    .where('r.company_id', '=', companyId)
    .where('r.product_id', '=', anyId(ids))
    .where('r.minimum_milli', 'is not', null)
    .execute()
  const found = new Map<string, Map<string, number>>()
  for (const { product_id: productId, point_of_sale_id: pointOfSaleId, minimum_milli: minimumMilli } of rows)
    if (minimumMilli !== null)
      found.set(productId, (found.get(productId) ?? new Map<string, number>()).set(pointOfSaleId, minimumMilli))
  return found
}

interface ThereRow {
  product_id: string
  location_id: string
  on_hand_milli: number
  reserved_milli: number
  value_nano: string
  moved_at: Date | null
}

/** What each of the places has of some products, or had then. */
export async function findThere(
  ctx: TxCtx,
  asked: Pick<AskedLevels, 'places' | 'before'>,
  productIds: readonly string[],
): Promise<ThereThen[]> {
  if (productIds.length === 0) return []
  const { rows } = await sql<ThereRow>`
    select k.product_id, k.location_id, k.on_hand_milli, k.reserved_milli, k.value_nano, k.moved_at
    from ${placesThen(ctx, asked)} k
    where k.product_id = ${anyId(productIds)} and k.location_id = ${anyId(idsOf(asked))}`.execute(ctx.db)
  return rows.map((row) => ({
    productId: row.product_id,
    locationId: row.location_id,
    onHandMilli: row.on_hand_milli,
    reservedMilli: row.reserved_milli,
    valueNano: BigInt(row.value_nano),
    movedAt: row.moved_at,
  }))
}
