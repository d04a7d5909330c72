import type { RunningDiscount } from '@comptoir/contracts/inventory/products'
import type { LineDiscount } from '@comptoir/contracts/sales/sales'
import type { CartLine } from './cart.ts'
import { grossOf, type PricedLine, type Pricing, takenOff } from './cart-totals.ts'
import type { DiscountRules } from './change-quantity.ts'
import { type DiscountProblem, discountProblem } from './discount-limit.ts'
import type { CartProduct } from './sold-by.ts'

/** The discount of a product at a moment: the one it was read with, from its start to its end, both included. */
export function runningOn({ discount }: Pick<CartProduct, 'discount'>, nowMs: number): RunningDiscount | null {
  if (!discount) return null
  return Date.parse(discount.startDate) <= nowMs && nowMs <= Date.parse(discount.endDate) ? discount : null
}

/** The same of a line: what somebody typed a price for is sold at that. */
export function runningOnLine({ product, priceMicro }: CartLine, nowMs: number): RunningDiscount | null {
  return priceMicro === undefined ? runningOn(product, nowMs) : null
}

/**
 * What is taken off a line at a moment: the better for the customer of the discount given by hand and the running one,
 * by the figures of the kernel; the running one when they are equal. The company's limit holds for what is given by
 * hand, when it is given; a running discount was set by a manager and has none.
 */
export function bestDiscount(line: CartLine, pricing: Pricing, nowMs: number): LineDiscount | undefined {
  const { discount: byHand } = line
  const running = runningOnLine(line, nowMs)
  if (!running) return byHand
  const offered = offerOf(running)
  return byHand && takenOff(line, byHand, pricing) > takenOff(line, offered, pricing) ? byHand : offered
}

/** Why a discount typed for a line cannot be given at this moment; null when it can. */
export function problemOnLine(
  typed: LineDiscount,
  line: CartLine,
  { pricing, limitMilli }: DiscountRules,
  nowMs: number,
): DiscountProblem | null {
  const problem = discountProblem(typed, grossOf(line, pricing), limitMilli)
  if (problem) return problem
  return bestDiscount({ ...line, discount: typed }, pricing, nowMs) === typed ? null : 'notBetter'
}

/** The lines as they are sold at a moment. */
export function pricedAt(lines: readonly CartLine[], pricing: Pricing, nowMs: number): PricedLine[] {
  return lines.map((line) => ({ ...line, applied: bestDiscount(line, pricing, nowMs) }))
}

/** The running discounts that applied to lines at one moment and are over at a later one, each once. */
export function endedBetween(
  lines: readonly CartLine[],
  pricing: Pricing,
  fromMs: number,
  toMs: number,
): RunningDiscount[] {
  const ended = lines.flatMap((line) => {
    const { discount } = line.product
    return discount && idOf(bestDiscount(line, pricing, fromMs)) === discount.id && !runningOn(line.product, toMs)
      ? [discount]
      : []
  })
  return [...new Map(ended.map((discount) => [discount.id, discount])).values()]
}

/**
 * The latest moment until now at which one of these products got or lost its discount, 0 when there is none. From then
 * on until now every price is the same, so what is drawn for that moment holds.
 */
export function lastTurn(products: readonly Pick<CartProduct, 'discount'>[], nowMs: number): number {
  const turns = products.flatMap(({ discount }) =>
    discount ? [Date.parse(discount.startDate), Date.parse(discount.endDate) + 1] : [],
  )
  return turns.reduce((latest, turn) => (turn <= nowMs && turn > latest ? turn : latest), 0)
}

function offerOf({ id, name, rateMilli }: RunningDiscount): LineDiscount {
  return { kind: 'rate', rateMilli, reason: name, discountId: id }
}

function idOf(discount: LineDiscount | undefined): string | undefined {
  return discount?.kind === 'rate' ? discount.discountId : undefined
}
