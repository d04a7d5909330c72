import type { CartLine } from './cart.ts'
import { type CartProduct, inOwnUnit } from './sold-by.ts'

/**
 * The products of which the lines sell more than the shop had when each was last read, in the order of the cart. Custom
 * items have no stock.
 */
export function shortProducts(lines: readonly CartLine[]): CartProduct[] {
  const latest = new Map<string, CartProduct>()
  const soldMilli = new Map<string, number>()
  for (const { product, quantityMilli } of lines) {
    if (product.isCustom) continue
    latest.set(product.id, product)
    soldMilli.set(product.id, (soldMilli.get(product.id) ?? 0) + (inOwnUnit(product, quantityMilli) ?? 0))
  }
  return [...latest.values()].filter(({ id, onHandMilli }) => (soldMilli.get(id) ?? 0) > onHandMilli)
}
