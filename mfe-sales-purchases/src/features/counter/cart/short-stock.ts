import type { CartLine } from './cart.ts'
import { type CartProduct, inOwnUnit } from './sold-by.ts'

/** A product whose stock is known, and less than what is sold. */
export type ShortProduct = CartProduct & { onHandMilli: number }

/**
 * The products of which the lines sell more than the shop had when each was last read, in the order of the cart. Custom
 * items have no stock, and nothing is said of a stock that is not known.
 */
export function shortProducts(lines: readonly CartLine[]): ShortProduct[] {
  const latest = new Map<string, CartProduct>()
  const soldMilli = new Map<string, number>()
  for (const { product, quantityMilli } of lines) {
    if (product.isCustom) continue
    if (product.onHandMilli !== null || !latest.has(product.id)) latest.set(product.id, product)
    soldMilli.set(product.id, (soldMilli.get(product.id) ?? 0) + (inOwnUnit(product, quantityMilli) ?? 0))
  }
  return [...latest.values()].filter(
    (product): product is ShortProduct =>
      product.onHandMilli !== null && (soldMilli.get(product.id) ?? 0) > product.onHandMilli,
  )
}
