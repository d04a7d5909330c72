import type { SoldGoods, SoldLot } from '@comptoir/contracts/sales/sales'
import type { Cart, CartLine } from './cart.ts'
import { inOwnUnit } from './sold-by.ts'

const ONE_PIECE_MILLI = 1000

/** Of which lots or pieces a line is. */
export interface LineGoods extends SoldGoods {
  /** The quantity that they were worked out for, in the product's own unit: of another one they say nothing. */
  forMilli: number
  /** Somebody chose the lots. */
  isChosen?: true
}

/** Lines with their lots and pieces; those that are not named stay as they are. */
export function withGoods(cart: Cart, goods: ReadonlyMap<string, LineGoods>): Cart {
  return {
    ...cart,
    lines: cart.lines.map((line) => {
      const ofLine = goods.get(line.id)
      return ofLine ? { ...line, goods: ofLine } : line
    }),
  }
}

/** The line in hand, where somebody says of which lots or pieces it is. */
export function trackedLine({ lines, selectedId }: Cart): CartLine | undefined {
  return lines.find(({ id, product }) => id === selectedId && product.tracking)
}

/** The first line that has fewer serial numbers than pieces. */
export function lineWithoutPieces({ lines }: Cart): CartLine | undefined {
  return lines.find(
    ({ product, quantityMilli, goods }) =>
      product.tracking === 'serialNumbers' &&
      (goods?.serialNumbers?.length ?? 0) < Math.floor((inOwnUnit(product, quantityMilli) ?? 0) / ONE_PIECE_MILLI),
  )
}

/** Whether nobody has said yet of which lots some line is, even if none are known. */
export function lacksLots({ lines }: Cart): boolean {
  return lines.some(
    ({ product, quantityMilli, goods }) =>
      product.tracking === 'lots' && (goods?.forMilli ?? null) !== inOwnUnit(product, quantityMilli),
  )
}

/** What of it is printed on the ticket. */
export function printedGoods({ goods, product, quantityMilli }: CartLine): SoldGoods {
  if (goods?.forMilli !== inOwnUnit(product, quantityMilli)) return {}
  const { lots, serialNumbers } = goods
  return { ...(lots?.[0] && { lots }), ...(serialNumbers?.[0] && { serialNumbers }) }
}

/**
 * The lots and pieces of a line that is divided, by its two quantities: those that come first go to the first part, and
 * none to both.
 */
export function dividedGoods(
  product: CartLine['product'],
  goods: LineGoods | undefined,
  [firstMilli, secondMilli]: readonly [number, number],
): readonly [LineGoods, LineGoods] | readonly [] {
  const first = inOwnUnit(product, firstMilli)
  const second = inOwnUnit(product, secondMilli)
  if (!goods || first === null || second === null) return []
  return [partOf(goods, 0, first), partOf(goods, first, second)]
}

function partOf(goods: LineGoods, fromMilli: number, forMilli: number): LineGoods {
  const { lots, serialNumbers } = goods
  return {
    ...goods,
    forMilli,
    ...(lots && { lots: lotsBetween(lots, fromMilli, fromMilli + forMilli) }),
    ...(serialNumbers && { serialNumbers: serialNumbers.slice(fromMilli / 1000, (fromMilli + forMilli) / 1000) }),
  }
}

/** What lots that lie one after another have between two points. */
function lotsBetween(lots: readonly SoldLot[], fromMilli: number, toMilli: number): SoldLot[] {
  let atMilli = 0
  return lots.flatMap((lot) => {
    const quantityMilli = Math.min(atMilli + lot.quantityMilli, toMilli) - Math.max(atMilli, fromMilli)
    atMilli += lot.quantityMilli
    return quantityMilli > 0 ? [{ ...lot, quantityMilli }] : []
  })
}
