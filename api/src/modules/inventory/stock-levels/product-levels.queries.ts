import type { LotThere, ProductLevels } from '@comptoir/contracts/inventory/stock-levels'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { findLevelledProducts, findThere, findWays, levelReader } from './levels.queries.ts'
import { quantitiesOf, toldPlace, valuesOf } from './levels.rules.ts'
import { waysOf } from './on-the-way.rules.ts'
import { findPlaces } from './places.queries.ts'

/** What each place that the caller may enter has of a product; null for one that the company does not have. */
export async function findProductLevels(ctx: TxCtx, productId: string): Promise<ProductLevels | null> {
  const product = (await findLevelledProducts(ctx, [productId])).get(productId)
  if (!product) return null
  const places = await findPlaces(ctx)
  const now = { places, before: null }
  const there = await findThere(ctx, now, [productId])
  const lines = await findWays(ctx, now, [productId])
  const reader = await levelReader(ctx)
  const ids = places.map(({ id }) => id)
  const lots = product.tracking === 'lots' ? await findLotsThere(ctx, productId, ids) : new Map<string, LotThere[]>()
  const pieces =
    product.tracking === 'serialNumbers' ? await countPieces(ctx, productId, ids) : new Map<string, number>()
  const onHand = places.filter(({ kind }) => kind !== 'quarantine')
  const onHandIds = new Set(onHand.map(({ id }) => id))
  const counted = there.filter(({ locationId }) => onHandIds.has(locationId))
  const ways = waysOf(onHand, lines)
  const { code, designation, designationEn, designationAr, unit, isActive, tracking, minimumStockMilli } = product
  return {
    id: productId,
    ...{ productId, code, designation, designationEn, designationAr, unit, isActive, tracking, minimumStockMilli },
    ...quantitiesOf(counted, ways),
    ...valuesOf(product, counted, reader, ways),
    places: places.flatMap((place) => {
      const own = there.filter(({ locationId }) => locationId === place.id)
      const its = waysOf([place], lines)
      if (own.length === 0 && its.incomingMilli === 0 && its.inTransitMilli === 0) return []
      return [
        {
          place: toldPlace(place),
          ...quantitiesOf(own, its),
          ...valuesOf(product, own, reader, its),
          lots: lots.get(place.id) ?? [],
          serialNumberCount: pieces.get(place.id) ?? 0,
        },
      ]
    }),
  }
}

/** By place, the lots that there is something of, or too much was taken of. */
async function findLotsThere(
  { db, companyId }: TxCtx,
  productId: string,
  ids: readonly string[],
): Promise<Map<string, LotThere[]>> {
  const rows = await db
    .selectFrom('lot_balance as x')
    .innerJoin('lot as t', (join) => join.onRef('t.company_id', '=', 'x.company_id').onRef('t.id', '=', 'x.lot_id'))
    .select(['x.location_id', 'x.on_hand_milli', 't.number', 't.expires_on'])
    .where('x.company_id', '=', companyId)
    .where('x.product_id', '=', productId)
    .where('t.product_id', '=', productId)
    .where('x.location_id', '=', anyId(ids))
    .where('x.on_hand_milli', '<>', 0)
    .orderBy('t.expires_on')
    .orderBy('t.number')
    .execute()
  const found = new Map<string, LotThere[]>()
  for (const { location_id: locationId, number, expires_on: expiresOn, on_hand_milli: onHandMilli } of rows)
    found.set(locationId, [...(found.get(locationId) ?? []), { number, expiresOn, onHandMilli }])
  return found
}

/** By place, how many pieces came in and did not go out. */
async function countPieces(
  { db, companyId }: TxCtx,
  productId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ location_id: string; pieces: number }>`
    select l.location_id, greatest(
        count(*) filter (where l.quantity_milli > 0) - count(*) filter (where l.quantity_milli < 0), 0)::int as pieces
    from stock_ledger l
    join stock_ledger_serial x on x.company_id = l.company_id and x.document_id = l.document_id
      and x.document_line_id = l.document_line_id and x.kind = l.kind
    where l.company_id = ${companyId} and l.product_id = ${productId} and l.location_id = ${anyId(ids)}
    group by l.location_id`.execute(db)
  return new Map(rows.map(({ location_id: locationId, pieces }) => [locationId, pieces]))
}
