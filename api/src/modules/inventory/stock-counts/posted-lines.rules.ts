import { STOCK_COUNTS } from '@comptoir/contracts/inventory/stock-counts'
import { LARGEST_QUANTITY_MILLI } from '@comptoir/money'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import type { AdjustedProduct } from '../stock-adjustments/index.ts'
import type { CountedLot, CountedPiece } from './counted-parts.queries.ts'
import { PIECE_MILLI } from './entries.rules.ts'

/** A product that was counted, as its balance is held. */
export interface CountedProduct {
  productId: string
  countedMilli: number
  expectedMilli: number
  round: number
  countedAt: Date
}

/** What is posted of a product, or of one of its lots or pieces: difference is counted less expected. */
export interface DifferenceLine {
  product: AdjustedProduct
  countedMilli: number
  expectedMilli: number
  round: number
  countedAt: Date
  lot: Pick<CountedLot, 'lotId' | 'number' | 'expiresOn' | 'movedUnsoldMilli'> | null
  piece: Pick<CountedPiece, 'serialNumberId' | 'number'> | null
}

/** What a line differs by, in thousandths: above zero what was there beyond the books. */
export function differenceOf({ countedMilli, expectedMilli }: DifferenceLine): number {
  return countedMilli - expectedMilli
}

/** What goes out of each product, in thousandths, by all of its lines that have less than was expected. */
export function goingOut(lines: readonly DifferenceLine[]): { product_id: string; quantity_milli: number }[] {
  const going = new Map<string, number>()
  for (const line of lines) {
    const milli = -differenceOf(line)
    if (milli > 0) going.set(line.product.id, (going.get(line.product.id) ?? 0) + milli)
  }
  return [...going].map(([id, milli]) => ({ product_id: id, quantity_milli: milli }))
}

/**
 * The lines of a product: one for each lot or piece that was counted or expected, and one for what the books had of no lot
 * or piece, so that what is posted comes to what was counted. A piece that has come or gone since it was counted, or should
 * have been, is where the books say: it went past whoever counted.
 */
export function linesOf(
  counted: CountedProduct,
  product: AdjustedProduct,
  lots: readonly CountedLot[],
  pieces: readonly CountedPiece[],
): DifferenceLine[] {
  const { round, countedAt } = counted
  const common = { product, round, countedAt, lot: null, piece: null }
  const ofLots = lots.map((lot) => {
    const { countedMilli, expectedMilli } = lot
    return checked({ ...common, countedMilli, expectedMilli, lot })
  })
  const ofPieces = pieces.map((piece) => {
    const expectedMilli = piece.wasExpected ? PIECE_MILLI : 0
    const countedMilli = piece.isCounted ? PIECE_MILLI : 0
    return { ...common, expectedMilli, countedMilli: piece.hasMovedSince ? expectedMilli : countedMilli, piece }
  })
  const named = [...ofLots, ...ofPieces]
  const rest = checked({ ...common, ...restOf(counted, lots, pieces) })
  return named.length > 0 && rest.countedMilli === 0 && rest.expectedMilli === 0 ? named : [...named, rest]
}

/** What is of no lot or piece, all at the moment of the product: sold without naming it, or there before it was told apart. */
function restOf(
  { countedMilli, expectedMilli }: CountedProduct,
  lots: readonly CountedLot[],
  pieces: readonly CountedPiece[],
): Pick<DifferenceLine, 'countedMilli' | 'expectedMilli'> {
  const milliOf = (is: boolean): number => (is ? PIECE_MILLI : 0)
  const sumOf = (parts: readonly number[]): number => parts.reduce((sum, milli) => sum + milli, 0)
  return {
    countedMilli:
      countedMilli -
      sumOf(lots.map((lot) => lot.countedMilli)) -
      sumOf(pieces.map(({ isCounted }) => milliOf(isCounted))),
    expectedMilli:
      expectedMilli -
      sumOf(lots.map(({ atProductMilli }) => atProductMilli)) -
      sumOf(pieces.map(({ wasThereAtProduct }) => milliOf(wasThereAtProduct))),
  }
}

function checked(line: DifferenceLine): DifferenceLine {
  if (Math.abs(differenceOf(line)) > LARGEST_QUANTITY_MILLI)
    throw declaredRefusal(STOCK_COUNTS, 'tooMuch', { product: line.product.designation })
  return line
}
