import { STOCK_TRANSFERS, type NamedGoods } from '@comptoir/contracts/inventory/stock-transfers'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { takeFrom, type LotShare } from './stock-transfers.rules.ts'

/** What is on its way of a line, by lots that expire first and by pieces in the order of their numbers. */
export interface OnItsWay {
  lots: (LotShare & { number: string })[]
  pieces: { id: string; number: string }[]
}

/** The lots and pieces that goods are of. */
export interface PickedGoods {
  lots: LotShare[]
  serialNumberIds: string[]
}

/** What is said of goods that leave the way, for a product. */
interface Leaving {
  product: string
  /** Above zero. */
  quantityMilli: number
  named: NamedGoods
  pointer: string
}

/** Nothing that its product would have to be told apart by. */
export function isUntracked({ lots, pieces }: OnItsWay): boolean {
  return lots.length + pieces.length === 0
}

/**
 * Takes goods from what is on its way of a line: those that are named, or those that can only be meant. What is taken is not
 * there for the next. Refuses what is not on its way, and names that come to another quantity.
 */
export function takeNamed(there: OnItsWay, leaving: Leaving): PickedGoods {
  if (there.pieces.length > 0) return { lots: [], serialNumberIds: takePieces(there, leaving) }
  if (there.lots.length > 0) return { lots: takeLots(there, leaving), serialNumberIds: [] }
  refuseNamed(leaving)
  return { lots: [], serialNumberIds: [] }
}

/** Names are of what is tracked alone. */
function refuseNamed({ product, named, pointer }: Leaving): void {
  const number = named.serialNumbers?.[0] ?? named.lots?.[0]?.number
  if (number !== undefined) throw declaredRefusal(STOCK_TRANSFERS, 'notOnItsWay', { product, number }, pointer)
}

function takePieces(there: OnItsWay, { product, quantityMilli, named, pointer }: Leaving): string[] {
  const isAll = there.pieces.length * 1000 === quantityMilli
  const numbers = named.serialNumbers ?? (isAll ? there.pieces.map(({ number }) => number) : [])
  if (new Set(numbers).size * 1000 !== quantityMilli)
    throw declaredRefusal(STOCK_TRANSFERS, 'serialNumbersDiffer', { product }, pointer)
  return [...new Set(numbers)].map((number) => {
    const at = there.pieces.findIndex((piece) => piece.number === number)
    const [piece] = at < 0 ? [] : there.pieces.splice(at, 1)
    if (!piece) throw declaredRefusal(STOCK_TRANSFERS, 'notOnItsWay', { product, number }, pointer)
    return piece.id
  })
}

function takeLots(there: OnItsWay, { product, quantityMilli, named, pointer }: Leaving): LotShare[] {
  const left = there.lots.filter((lot) => lot.quantityMilli > 0)
  const isAll = sumOf(left) === quantityMilli
  if (named.lots === undefined && (isAll || left.length === 1)) return takeFrom(left, quantityMilli)
  const asked = named.lots ?? []
  if (sumOf(asked) !== quantityMilli) throw declaredRefusal(STOCK_TRANSFERS, 'lotsDiffer', { product }, pointer)
  const taken = asked.flatMap(({ number, quantityMilli: askedMilli }) => {
    const shares = takeFrom(
      left.filter((lot) => lot.number === number),
      askedMilli,
    )
    if (sumOf(shares) < askedMilli) throw declaredRefusal(STOCK_TRANSFERS, 'notOnItsWay', { product, number }, pointer)
    return shares
  })
  return eachOnce(taken)
}

/** What quantities of lots come to. */
export function sumOf(lots: readonly { quantityMilli: number }[]): number {
  return lots.reduce((sum, { quantityMilli }) => sum + quantityMilli, 0)
}

/** A lot that is named twice is one. */
export function eachOnce(lots: readonly LotShare[]): LotShare[] {
  const once = new Map<string, number>()
  for (const { lotId, quantityMilli } of lots) once.set(lotId, (once.get(lotId) ?? 0) + quantityMilli)
  return [...once].map(([lotId, quantityMilli]) => ({ lotId, quantityMilli }))
}
