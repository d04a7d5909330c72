import { STOCK_COUNTS, type StockCount } from '@comptoir/contracts/inventory/stock-counts'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { jsonText } from '../../../platform/db/function-json.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findNamedGoods, makeNamedGoods } from '../stock/index.ts'
import { findAdjustedProducts, type AdjustedPlace } from '../stock-adjustments/index.ts'
import { findCounted, findCountedIds } from './chosen-lines.queries.ts'
import { findCountedLots, findCountedPieces } from './counted-parts.queries.ts'
import { activePlace, getCount, lockedFor, type Held } from './plans.service.ts'
import { refuseElsewhere, refuseLotsShort, refuseShort } from './posted-goods.service.ts'
import { goingOut, linesOf, type DifferenceLine } from './posted-lines.rules.ts'
import { postLines } from './posting.ts'

/**
 * Posts a count: what was counted less what the books had at that moment becomes movements of goods, per lot and piece where
 * they are told apart. The balances are held first, so nothing moves in between. What nobody counted stays as it is. All or
 * nothing. Again does nothing.
 */
export async function postCount(ctx: TxCtx, held: Held): Promise<StockCount> {
  const count = await lockedFor(ctx, 'post', held, 'posted')
  if (count.state === 'posted') return getCount(ctx, count.id)
  const place = await activePlace(ctx, count.location_id)
  const productIds = await findCountedIds(ctx, count.id)
  if (productIds.length === 0) throw declaredRefusal(STOCK_COUNTS, 'nothingCounted')
  await hold(ctx, place, productIds)
  const of = { id: count.id, locationId: place.locationId }
  const lines = await namedLines(ctx, await findDifferences(ctx, of, productIds))
  await refuseShort(ctx, place, lines)
  refuseLotsShort(lines)
  await refuseElsewhere(ctx, place, lines)
  const costs = await hold(ctx, place, productIds, lines)
  await postLines(ctx, { id: count.id, note: count.note, place, lines, costs })
  return getCount(ctx, count.id)
}

/** Holds the balances of products, and gives what one of each costs: of those that go out, so many. */
async function hold(
  { db, companyId }: TxCtx,
  { locationId }: AdjustedPlace,
  productIds: readonly string[],
  lines: readonly DifferenceLine[] = [],
): Promise<ReadonlyMap<string, number>> {
  const going = jsonText(goingOut(lines))
  const [answer] = await listByFunction(db, 'stock_adjustment_hold', { companyId, locationId, productIds, going })
  return new Map(Object.entries(answer?.stock_adjustment_hold ?? {}))
}

async function findDifferences(
  ctx: TxCtx,
  of: { id: string; locationId: string },
  productIds: readonly string[],
): Promise<DifferenceLine[]> {
  const rows = await findCounted(ctx, of)
  const products = await findAdjustedProducts(ctx, productIds)
  const tracked = (tracking: string) =>
    [...products.values()].flatMap((product) => (product.tracking === tracking ? [product.id] : []))
  const lots = groupedByProduct(await findCountedLots(ctx, of, tracked('lots')))
  const pieces = groupedByProduct(await findCountedPieces(ctx, of, tracked('serialNumbers')))
  return rows.flatMap((counted) => {
    const product = products.get(counted.productId)
    if (!product) return []
    return linesOf(counted, product, lots.get(product.id) ?? [], pieces.get(product.id) ?? [])
  })
}

function groupedByProduct<Part extends { productId: string }>(parts: readonly Part[]): Map<string, Part[]> {
  const groups = new Map<string, Part[]>()
  for (const part of parts) {
    const known = groups.get(part.productId)
    if (known) known.push(part)
    else groups.set(part.productId, [part])
  }
  return groups
}

/** Lines with the ids of their lots and pieces: those that somebody found and nobody knew are made. */
async function namedLines(ctx: TxCtx, lines: readonly DifferenceLine[]): Promise<DifferenceLine[]> {
  const newLots = lines.flatMap(({ product, lot }) =>
    lot?.lotId === null ? [{ productId: product.id, number: lot.number, expiresOn: lot.expiresOn }] : [],
  )
  const newPieces = lines.flatMap(({ product, piece }) =>
    piece?.serialNumberId === null ? [{ productId: product.id, number: piece.number }] : [],
  )
  await makeNamedGoods(ctx, 'lot', newLots)
  await makeNamedGoods(ctx, 'serial_number', newPieces)
  const lots = byName(await findNamedGoods(ctx, 'lot', newLots))
  const pieces = byName(await findNamedGoods(ctx, 'serial_number', newPieces))
  return lines.map((line) => {
    const { product, lot, piece } = line
    if (lot?.lotId === null) return { ...line, lot: { ...lot, lotId: lots.get(`${product.id} ${lot.number}`) ?? null } }
    if (piece?.serialNumberId !== null) return line
    return { ...line, piece: { ...piece, serialNumberId: pieces.get(`${product.id} ${piece.number}`) ?? null } }
  })
}

function byName(found: readonly { id: string; productId: string; number: string }[]): ReadonlyMap<string, string> {
  return new Map(found.map(({ id, productId, number }) => [`${productId} ${number}`, id]))
}
