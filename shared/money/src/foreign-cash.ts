import { type Currency, exponentOf } from './currencies.ts'
import { checkedInteger } from './integers.ts'
import { cutOff, LARGEST_TOTAL } from './limits.ts'
import { MoneyError } from './money-error.ts'

const RATE_DECIMALS = 6

/** Cash in another currency, and what that is worth there: `per` units of it cost `rateMicro`, in millionths. */
export interface ForeignAmount {
  /** In minor units of its own currency. */
  amountMinor: number
  from: Currency
  per: number
  rateMicro: number
  to: Currency
}

/**
 * What cash in another currency counts for, in minor units of `to`: the exact product of amount and rate, rounded down to
 * the smallest unit, so that nobody gives more than they got; cut off at the largest total. 20.00 EUR at 3.3725 are 67.450
 * TND. Refuses an amount below zero and a rate that is not above it.
 */
export function foreignCashMinor({ amountMinor, from, per, rateMicro, to }: ForeignAmount): number {
  if (checkedInteger(rateMicro, 'rateMicro') <= 0 || checkedInteger(per, 'per') <= 0)
    throw new MoneyError('money.rateOutOfRange', `An exchange rate must be above zero, got ${rateMicro} per ${per}`, {
      value: rateMicro,
    })
  if (checkedInteger(amountMinor, 'amountMinor') < 0)
    throw new MoneyError('money.rateOutOfRange', `Cash is not below zero, got ${amountMinor}`, { value: amountMinor })
  const exact = BigInt(amountMinor) * BigInt(rateMicro) * 10n ** BigInt(exponentOf(to))
  return bounded(exact / (BigInt(per) * 10n ** BigInt(exponentOf(from) + RATE_DECIMALS)))
}

/** A sum of foreign cash: what came in, in its own minor units, and what it counted for. */
export interface ForeignSum {
  amountMinor: number
  valueMinor: number
}

/**
 * What counted foreign cash is worth at the rate of the sum that should be there, halves rounded up: all of it is worth the
 * sum's own value, to the last unit. 0 where nothing should be there, since nothing says its rate. Cut off at the largest total.
 */
export function countedForeignMinor(countedMinor: number, { amountMinor, valueMinor }: ForeignSum): number {
  if (amountMinor <= 0) return 0
  const sum = BigInt(amountMinor)
  return bounded((2n * BigInt(countedMinor) * BigInt(valueMinor) + sum) / (2n * sum))
}

function bounded(value: bigint): number {
  return value > BigInt(LARGEST_TOTAL) ? LARGEST_TOTAL : cutOff(Number(value))
}
