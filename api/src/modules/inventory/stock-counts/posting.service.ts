import { STOCK_COUNTS, type StockCount } from '@comptoir/contracts/inventory/stock-counts'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { anyId } from '../../../platform/http/list.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findNamedGoods, makeNamedGoods } from '../stock/index.ts'
import { findAdjustedProducts, findPieces, type AdjustedPlace } from '../stock-adjustments/index.ts'
import { findCounted, findCountedIds } from './chosen-lines.queries.ts'
import { findCountedLots, findCountedPieces } from './counted-parts.queries.ts'
import { activePlace, getCount, lockedFor, type Held } from './plans.service.ts'
import { differenceOf, linesOf, type DifferenceLine } from './posted-lines.rules.ts'
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
  const [answer] = await listByFunction(ctx.db, 'stock_adjustment_hold', {
    ...{ companyId: ctx.companyId, locationId: place.locationId, productIds },
  })
  const of = { id: count.id, locationId: place.locationId }
  const lines = await namedLines(ctx, await findDifferences(ctx, of, productIds))
  await refuseShort(ctx, place, lines)
  await refuseElsewhere(ctx, place, lines)
  const costs = new Map(Object.entries(answer?.stock_adjustment_hold ?? {}))
  await postLines(ctx, { id: count.id, note: count.note, place, lines, costs })
  return getCount(ctx, count.id)
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

/** As many products as a refusal names. */
const MOST_TOLD = 5

/** Where the shop sells nothing that is not there, no count leaves less than nothing, nor less than a transfer waits for. */
async function refuseShort(
  { db, companyId }: TxCtx,
  { locationId, stockPolicy }: AdjustedPlace,
  lines: readonly DifferenceLine[],
): Promise<void> {
  if (stockPolicy !== 'block') return
  const changes = new Map<string, { designation: string; milli: number }>()
  for (const line of lines) {
    const before = changes.get(line.product.id)?.milli ?? 0
    changes.set(line.product.id, { designation: line.product.designation, milli: before + differenceOf(line) })
  }
  const rows = await db
    .selectFrom('stock_balance')
    .select(['product_id', 'on_hand_milli', 'reserved_milli'])
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where('product_id', '=', anyId(changes.keys()))
    .execute()
  const short = rows.flatMap((row) => {
    const change = changes.get(row.product_id)
    const isShort = change && change.milli < 0 && row.on_hand_milli + change.milli < row.reserved_milli
    return isShort ? [change.designation] : []
  })
  if (short.length === 0) return
  const products = short.toSorted().slice(0, MOST_TOLD).join(', ')
  throw declaredRefusal(STOCK_COUNTS, 'stockShort', { products, count: short.length })
}

/** A piece is in one place: one that was found here and that the books have elsewhere has to leave there first. */
async function refuseElsewhere(
  ctx: TxCtx,
  { locationId }: AdjustedPlace,
  lines: readonly DifferenceLine[],
): Promise<void> {
  const found = lines.filter((line) => line.piece !== null && differenceOf(line) > 0)
  const ids = [...new Set(found.map(({ product }) => product.id))]
  const numbers = found.flatMap(({ piece }) => (piece ? [piece.number] : []))
  const where = await findPieces(ctx, locationId, ids, numbers)
  const elsewhere = new Set(
    where.filter(({ anywhere }) => anywhere > 0).map(({ productId, number }) => `${productId} ${number}`),
  )
  const one = found.find(({ product, piece }) => elsewhere.has(`${product.id} ${piece?.number ?? ''}`))
  if (!one) return
  const params = { product: one.product.designation, serialNumber: one.piece?.number ?? '' }
  throw declaredRefusal(STOCK_COUNTS, 'serialNumberElsewhere', params)
}
