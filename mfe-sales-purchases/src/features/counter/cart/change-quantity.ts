import { type Cart, withDiscount, withQuantity } from './cart.ts'
import { grossOf, type Pricing } from './cart-totals.ts'
import { discountProblem } from './discount-limit.ts'

export interface DiscountRules {
  pricing: Pricing
  /** In thousandths of a percent; null for no limit. */
  limitMilli: number | null
}

/**
 * Another quantity on a line. An amount taken off may be too much for fewer pieces: then it is taken away, because
 * neither the kernel nor the server would take it.
 */
export function changeQuantity(
  cart: Cart,
  lineId: string,
  quantityMilli: number,
  { pricing, limitMilli }: DiscountRules,
): Cart {
  const next = withQuantity(cart, lineId, quantityMilli)
  const line = next.lines.find(({ id }) => id === lineId)
  if (!line?.discount) return next
  return discountProblem(line.discount, grossOf(line, pricing), limitMilli) === null
    ? next
    : withDiscount(next, lineId, undefined)
}
