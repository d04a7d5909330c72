import { STOCK_TRANSFERS, type ShipInput } from '@comptoir/contracts/inventory/stock-transfers'
import type { TxCtx } from '../../../platform/context.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findNamedGoods, listLotsThere, type FoundGoods, type LotThere } from '../stock/index.ts'
import { eachOnce, sumOf, type PickedGoods } from './named-goods.rules.ts'
import { takeFrom, type LotShare } from './stock-transfers.rules.ts'
import type { TransferLine } from './stock-transfers.repository.ts'
import { findPiecesAt } from './tracked-goods.queries.ts'

type Sent = ShipInput['lines'][number]

/** A line that leaves, with what was said of its goods. */
export interface Picked {
  line: TransferLine
  pickedMilli: number
  sent: Sent | undefined
}

/**
 * Of which lots and pieces lines are that leave a place, by their ids. A quantity for which no lot is named is of those
 * that expire first; what expired before `day` stays. Refuses what is not there.
 */
export async function pickGoods(
  ctx: TxCtx,
  locationId: string,
  picked: readonly Picked[],
  day: string,
): Promise<Map<string, PickedGoods>> {
  const ofLots = picked.filter(({ line }) => line.tracking === 'lots')
  const ofPieces = picked.filter(({ line }) => line.tracking === 'serialNumbers')
  const there = await listLotsThere(
    ctx,
    locationId,
    ofLots.map(({ line }) => line.productId),
  )
  const named = await findNamedGoods(ctx, 'lot', ofLots.flatMap(namedLots))
  const pieces = await findNamedGoods(ctx, 'serial_number', ofPieces.flatMap(namedPieces))
  const here = await findPiecesAt(
    ctx,
    locationId,
    pieces.map(({ id }) => id),
  )
  const found = new Map<string, PickedGoods>()
  for (const each of ofLots) found.set(each.line.id, { lots: lotsOf(each, there, named, day), serialNumberIds: [] })
  for (const each of ofPieces) found.set(each.line.id, { lots: [], serialNumberIds: piecesOf(each, pieces, here) })
  return found
}

function lotsOf(
  { line, pickedMilli, sent }: Picked,
  there: readonly LotThere[],
  named: readonly FoundGoods[],
  day: string,
): LotShare[] {
  const product = line.designation
  const own = there
    .filter(({ productId }) => productId === line.productId)
    .map(({ id, expiresOn, onHandMilli }) => ({ lotId: id, expiresOn, quantityMilli: onHandMilli }))
  const asked = (sent?.lots ?? []).map(({ number, quantityMilli }) => {
    const lot = named.find((found) => found.productId === line.productId && found.number === number)
    if (!lot) throw declaredRefusal(STOCK_TRANSFERS, 'lotUnknown', { product, lot: number })
    if (isExpired(lot.expiresOn, day)) throw declaredRefusal(STOCK_TRANSFERS, 'lotExpired', { product, lot: number })
    const one = own.filter(({ lotId }) => lotId === lot.id)
    const taken = takeFrom(one, quantityMilli)
    if (sumOf(taken) < quantityMilli) throw declaredRefusal(STOCK_TRANSFERS, 'lotShort', { product, lot: number })
    return taken
  })
  const leftMilli = pickedMilli - sumOf(asked.flat())
  if (leftMilli < 0) throw declaredRefusal(STOCK_TRANSFERS, 'lotsMissing', { product })
  const rest = takeFrom(
    own.filter(({ expiresOn }) => !isExpired(expiresOn, day)),
    leftMilli,
  )
  if (sumOf(rest) < leftMilli) throw declaredRefusal(STOCK_TRANSFERS, 'lotsMissing', { product })
  return eachOnce([...asked.flat(), ...rest])
}

function piecesOf(
  { line, pickedMilli, sent }: Picked,
  found: readonly FoundGoods[],
  here: ReadonlySet<string>,
): string[] {
  const product = line.designation
  const numbers = new Set(sent?.serialNumbers ?? [])
  if (numbers.size * 1000 !== pickedMilli) throw declaredRefusal(STOCK_TRANSFERS, 'serialNumbersDiffer', { product })
  return [...numbers].map((serialNumber) => {
    const piece = found.find(({ productId, number }) => productId === line.productId && number === serialNumber)
    if (!piece || !here.has(piece.id))
      throw declaredRefusal(STOCK_TRANSFERS, 'serialNumberNotThere', { product, serialNumber })
    return piece.id
  })
}

function isExpired(expiresOn: string | null, day: string): boolean {
  return expiresOn !== null && expiresOn < day
}

function namedLots({ line, sent }: Picked) {
  return (sent?.lots ?? []).map(({ number }) => ({ productId: line.productId, number }))
}

function namedPieces({ line, sent }: Picked) {
  return (sent?.serialNumbers ?? []).map((number) => ({ productId: line.productId, number }))
}
