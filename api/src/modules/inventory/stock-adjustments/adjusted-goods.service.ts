import { STOCK_ADJUSTMENTS, type AdjustmentLineInput } from '@comptoir/contracts/inventory/stock-adjustments'
import type { TxCtx } from '../../../platform/context.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import {
  findNamedGoods,
  listLastLots,
  listLotsThere,
  makeNamedGoods,
  type FoundGoods,
  type LotThere,
} from '../stock/index.ts'
import { findPieces, holdProducts, type AdjustedPlace, type AdjustedProduct } from './adjusted-products.queries.ts'

/** Of which lots and pieces a line is; quantities of lots have no sign. */
export interface AdjustedGoods {
  lots: readonly { id: string; number: string; expiresOn: string | null; quantityMilli: number }[]
  pieces: readonly { id: string; number: string }[]
}

const NO_GOODS: AdjustedGoods = { lots: [], pieces: [] }

interface TrackedLine {
  at: number
  line: AdjustmentLineInput
  product: AdjustedProduct
}

type Refused = keyof typeof STOCK_ADJUSTMENTS.errors

function refusal(
  reason: Refused,
  { at, product }: TrackedLine,
  params: Record<string, string | number>,
  field: 'lots' | 'serialNumbers',
) {
  const said = { product: product.designation, ...params }
  return declaredRefusal(STOCK_ADJUSTMENTS, reason, said, `/lines/${at}/${field}`)
}

/**
 * Of which lots and pieces lines are, whose balances the caller holds: what comes in makes those that are new, what goes out
 * is there. Lots that nobody named are those that expire first; what no lot has is of the one that came last, which falls
 * below zero, unless the policy of the place forbids that.
 */
export async function findGoods(
  ctx: TxCtx,
  place: AdjustedPlace,
  lines: readonly AdjustmentLineInput[],
  products: ReadonlyMap<string, AdjustedProduct>,
): Promise<Map<string, AdjustedGoods>> {
  const known = lines.flatMap((line, at): TrackedLine[] => {
    const product = products.get(line.productId)
    return product ? [{ at, line, product }] : []
  })
  const goods = new Map<string, AdjustedGoods>(lines.map(({ id }) => [id, NO_GOODS]))
  const ofLots = known.filter(({ product }) => product.tracking === 'lots')
  const ofPieces = known.filter(({ product }) => product.tracking === 'serialNumbers')
  for (const [id, found] of await lotsOf(ctx, place, ofLots)) goods.set(id, found)
  for (const [id, found] of await piecesOf(ctx, place, ofPieces)) goods.set(id, found)
  return goods
}

async function lotsOf(ctx: TxCtx, place: AdjustedPlace, lines: readonly TrackedLine[]) {
  const named = await namedLots(ctx, lines)
  const leaving = lines.filter(({ line }) => line.quantityMilli < 0).map(({ product }) => product.id)
  const there = await listLotsThere(ctx, place.locationId, leaving)
  const last = new Map((await listLastLots(ctx, leaving)).map((lot) => [lot.productId, lot]))
  return lines.map((tracked): [string, AdjustedGoods] => {
    const { line, product } = tracked
    const lotsThere = there.filter(({ productId }) => productId === product.id)
    if (line.lots?.length) {
      const lots = line.lots.map(({ number, quantityMilli }) => {
        const { id, expiresOn } = got(named, product.id, number)
        return { id, number, expiresOn, quantityMilli }
      })
      if (line.quantityMilli < 0 && place.stockPolicy === 'block')
        for (const lot of lots) refuseShort(tracked, lot, lotsThere)
      return [line.id, { lots, pieces: [] }]
    }
    if (line.quantityMilli > 0) return [line.id, NO_GOODS]
    return [line.id, { lots: firstExpired(-line.quantityMilli, lotsThere, last.get(product.id)), pieces: [] }]
  })
}

function refuseShort(
  tracked: TrackedLine,
  { id, number, quantityMilli }: AdjustedGoods['lots'][number],
  there: readonly LotThere[],
): void {
  const onHandMilli = there.find((lot) => lot.id === id)?.onHandMilli ?? 0
  if (quantityMilli > onHandMilli) throw refusal('lotShort', tracked, { lot: number, onHandMilli }, 'lots')
}

/** Lots in the order in which they expire, and what they lack of the one that came last. */
function firstExpired(
  quantityMilli: number,
  there: readonly LotThere[],
  last: Omit<LotThere, 'onHandMilli'> | undefined,
): AdjustedGoods['lots'] {
  let leftMilli = quantityMilli
  const lots = there.flatMap(({ id, number, expiresOn, onHandMilli }) => {
    const takenMilli = Math.min(leftMilli, onHandMilli)
    leftMilli -= takenMilli
    return takenMilli > 0 ? [{ id, number, expiresOn, quantityMilli: takenMilli }] : []
  })
  if (leftMilli === 0 || !last) return lots
  const { id, number, expiresOn } = last
  const before = lots.find((lot) => lot.id === id)
  const rest = { id, number, expiresOn, quantityMilli: leftMilli + (before?.quantityMilli ?? 0) }
  return [...lots.filter((lot) => lot.id !== id), rest]
}

/** The lots that lines name, by product and number; those that come in and are new are made. */
async function namedLots(ctx: TxCtx, lines: readonly TrackedLine[]): Promise<ReadonlyMap<string, FoundGoods>> {
  const asked = lines.flatMap((tracked) =>
    (tracked.line.lots ?? []).map(({ number, expiresOn = null }) => ({
      tracked,
      goods: { productId: tracked.product.id, number, expiresOn },
    })),
  )
  const all = asked.map(({ goods }) => goods)
  const found = byName(await findNamedGoods(ctx, 'lot', all))
  const fresh = asked.filter(({ tracked, goods }) => {
    const lot = found.get(keyOf(goods.productId, goods.number))
    if (lot && goods.expiresOn !== null && lot.expiresOn !== goods.expiresOn)
      throw refusal('lotDiffers', tracked, { lot: goods.number }, 'lots')
    if (lot) return false
    if (tracked.line.quantityMilli < 0) throw refusal('lotUnknown', tracked, { lot: goods.number }, 'lots')
    if (tracked.product.lotsExpire && goods.expiresOn === null)
      throw refusal('expiryMissing', tracked, { lot: goods.number }, 'lots')
    return true
  })
  if (fresh.length === 0) return found
  await makeNamedGoods(
    ctx,
    'lot',
    fresh.map(({ goods }) => goods),
  )
  return byName(await findNamedGoods(ctx, 'lot', all))
}

/** A piece is in one place: it comes in where it is nowhere, and goes out where it is. */
async function piecesOf(ctx: TxCtx, { locationId }: AdjustedPlace, lines: readonly TrackedLine[]) {
  const named = lines.flatMap((tracked) =>
    (tracked.line.serialNumbers ?? []).map((number) => ({ tracked, productId: tracked.product.id, number })),
  )
  if (named.length === 0) return []
  const fresh = named.filter(({ tracked }) => tracked.line.quantityMilli > 0)
  await makeNamedGoods(
    ctx,
    'serial_number',
    fresh.map(({ productId, number }) => ({ productId, number })),
  )
  await holdProducts(
    ctx,
    fresh.map(({ productId }) => productId),
  )
  const productIds = lines.map(({ product }) => product.id)
  const numbers = named.map(({ number }) => number)
  const rows = await findPieces(ctx, locationId, productIds, numbers)
  const found = new Map(rows.map((row) => [keyOf(row.productId, row.number), row]))
  for (const { tracked, productId, number: serialNumber } of named) {
    const piece = found.get(keyOf(productId, serialNumber))
    if (tracked.line.quantityMilli > 0 && (piece?.anywhere ?? 0) > 0)
      throw refusal('serialNumberThere', tracked, { serialNumber }, 'serialNumbers')
    if (tracked.line.quantityMilli < 0 && (piece?.there ?? 0) <= 0)
      throw refusal('serialNumberUnknown', tracked, { serialNumber }, 'serialNumbers')
  }
  return lines.map(({ line, product }): [string, AdjustedGoods] => [
    line.id,
    {
      lots: [],
      pieces: (line.serialNumbers ?? []).map((number) => ({ id: got(found, product.id, number).id, number })),
    },
  ])
}

function byName(found: readonly FoundGoods[]): ReadonlyMap<string, FoundGoods> {
  return new Map(found.map((goods) => [keyOf(goods.productId, goods.number), goods]))
}

function got<Goods>(found: ReadonlyMap<string, Goods>, productId: string, number: string): Goods {
  const known = found.get(keyOf(productId, number))
  if (known === undefined) throw new Error('what was found a moment ago is not there')
  return known
}

function keyOf(productId: string, number: string): string {
  return `${productId} ${number}`
}
