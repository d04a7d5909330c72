import type { Cart, CartLine } from './cart.ts'

/** What one of a line costs: what was typed for it, or the price of the shelf. */
export function priceOf({ priceMicro, product }: Pick<CartLine, 'priceMicro' | 'product'>): number {
  return priceMicro ?? product.unitPriceMicro
}

/** Whether a price was typed that is not the shelf's. */
export function isPriceTyped(line: Pick<CartLine, 'priceMicro' | 'product'>): boolean {
  return priceOf(line) !== line.product.unitPriceMicro
}

/**
 * A line at a price that was typed for one, its taxes included; undefined for the shelf's again. It takes the place of what
 * was taken off by hand: that was off another price. One that the line has already changes nothing. A custom item has no price
 * on the shelf, so that its own changes.
 */
export function withPrice(cart: Cart, lineId: string, priceMicro: number | undefined): Cart {
  const line = cart.lines.find(({ id }) => id === lineId)
  const next = line && pricedLine(line, priceMicro)
  if (!next || next === line) return cart
  return { ...cart, lines: cart.lines.map((each) => (each === line ? next : each)), receivedMinor: null }
}

function pricedLine(line: CartLine, typedMicro: number | undefined): CartLine {
  const { priceMicro: before, discount: _discount, ...rest } = line
  const { product } = line
  // Where the shelf's has a discount, to type it is to sell without that.
  const isOfShelf = typedMicro === product.unitPriceMicro && !product.discount
  const priceMicro = isOfShelf ? undefined : typedMicro
  if (priceMicro === before) return line
  if (priceMicro === undefined) return rest
  return product.isCustom ? { ...rest, product: { ...product, unitPriceMicro: priceMicro } } : { ...rest, priceMicro }
}
