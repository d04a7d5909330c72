import { type Cart, withDiscount, withQuantity, withUnit } from './cart.ts'
import { grossOf, type Pricing } from './cart-totals.ts'
import { discountProblem } from './discount-limit.ts'

export interface DiscountRules {
  pricing: Pricing
  /** In thousandths of a percent; null for no limit. */
  limitMilli: number | null
}

/** Another quantity on a line. */
export function changeQuantity(cart: Cart, lineId: string, quantityMilli: number, rules: DiscountRules): Cart {
  return keepingDiscount(withQuantity(cart, lineId, quantityMilli), lineId, rules)
}

/** Another unit on a line, its own or a pack. */
export function changeUnit(cart: Cart, lineId: string, packId: string | undefined, rules: DiscountRules): Cart {
  return keepingDiscount(withUnit(cart, lineId, packId), lineId, rules)
}

/**
 * An amount taken off may be too much for what the line comes to now: then it is taken away, because neither the kernel
 * nor the server would take it.
 */
function keepingDiscount(next: Cart, lineId: string, { pricing, limitMilli }: DiscountRules): Cart {
  const line = next.lines.find(({ id }) => id === lineId)
  if (!line?.discount) return next
  return discountProblem(line.discount, grossOf(line, pricing), limitMilli) === null
    ? next
    : withDiscount(next, lineId, undefined)
}
