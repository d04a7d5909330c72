import type { LineDiscount } from '@comptoir/contracts/sales/sales'
import { milliRateFromNumber } from '@comptoir/money'

/** 100 % in thousandths of a percent. */
const FULL_RATE_MILLI = 100_000

/** `notBetter`: the running discount of the product takes off as much or more, and would stay in its place. */
export type DiscountProblem = 'empty' | 'aboveLine' | 'aboveLimit' | 'notBetter'

/** How far this person may go on one line, in thousandths of a percent; null when the company sets no limit for them. */
export function limitFor(maxDiscountRate: number | null, mayExceed: boolean): number | null {
  return maxDiscountRate === null || mayExceed ? null : milliRateFromNumber(maxDiscountRate)
}

/** Why a discount cannot be given on a line of this gross amount, by the rule that the server applies; null when it can. */
export function discountProblem(
  discount: LineDiscount,
  grossMinor: number,
  limitMilli: number | null,
): DiscountProblem | null {
  return discount.kind === 'rate'
    ? rateProblem(discount.rateMilli, limitMilli)
    : amountProblem(discount.amountMinor, grossMinor, limitMilli)
}

function rateProblem(rateMilli: number, limitMilli: number | null): DiscountProblem | null {
  if (rateMilli <= 0) return 'empty'
  if (rateMilli > FULL_RATE_MILLI) return 'aboveLine'
  return limitMilli !== null && rateMilli > limitMilli ? 'aboveLimit' : null
}

function amountProblem(amountMinor: number, grossMinor: number, limitMilli: number | null): DiscountProblem | null {
  if (amountMinor <= 0) return 'empty'
  if (amountMinor > grossMinor) return 'aboveLine'
  const isAbove =
    limitMilli !== null && BigInt(amountMinor) * BigInt(FULL_RATE_MILLI) > BigInt(grossMinor) * BigInt(limitMilli)
  return isAbove ? 'aboveLimit' : null
}
