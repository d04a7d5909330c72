import type { SoldGoods } from '@comptoir/contracts/sales/sales'
import type { Cart, CartLine } from './cart.ts'
import { inOwnUnit } from './sold-by.ts'

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

/** What of it is printed on the ticket. */
export function printedGoods({ goods, product, quantityMilli }: CartLine): SoldGoods {
  if (goods?.forMilli !== inOwnUnit(product, quantityMilli)) return {}
  const { lots, serialNumbers } = goods
  return { ...(lots?.[0] && { lots }), ...(serialNumbers?.[0] && { serialNumbers }) }
}
