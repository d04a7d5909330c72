import { allocate } from './allocate.ts'
import type { Currency } from './currencies.ts'
import { exponentOf } from './currencies.ts'
import { checkedInteger, numberFromBigInt } from './integers.ts'
import type { Money } from './money.ts'
import { money } from './money.ts'
import { MoneyError } from './money-error.ts'
import { divideHalfAwayFromZero } from './rounding.ts'

const RATE_DECIMALS = 6

/**
 * An amount in another currency. `rateMicro` is what one unit of the amount's currency costs in `to`, in millionths
 * (1 EUR = 3.3725 TND → 3372500); the rate is stored with the document. Refuses a rate of zero or less.
 */
export function convert<To extends Currency>(amount: Money, rateMicro: number, to: To): Money<To> {
  const numerator = BigInt(amount.amountMinor) * checkedRateMicro(rateMicro) * tenTo(exponentOf(to))
  const denominator = tenTo(exponentOf(amount.currency) + RATE_DECIMALS)
  return money(numberFromBigInt(divideHalfAwayFromZero(numerator, denominator), 'converted amount'), to)
}

/** The way back with the same stored rate: 1.000 TND at 3.3725 TND for 1 EUR is 0.30 EUR. Refuses like {@link convert}. */
export function convertBack<To extends Currency>(amount: Money, rateMicro: number, to: To): Money<To> {
  const numerator = BigInt(amount.amountMinor) * tenTo(exponentOf(to) + RATE_DECIMALS)
  const denominator = checkedRateMicro(rateMicro) * tenTo(exponentOf(amount.currency))
  return money(numberFromBigInt(divideHalfAwayFromZero(numerator, denominator), 'converted amount'), to)
}

/**
 * Parts of one document (HT, VAT, ...) in another currency, in minor units: their total is converted once and spread back
 * by largest remainder, so that the converted parts add up to the converted total. Parts are zero or more.
 */
export function convertParts(partsMinor: readonly number[], from: Currency, rateMicro: number, to: Currency): number[] {
  const totalMinor = partsMinor.reduce((total, part) => total + part, 0)
  return allocate(convert(money(totalMinor, from), rateMicro, to).amountMinor, partsMinor)
}

function checkedRateMicro(rateMicro: number): bigint {
  if (checkedInteger(rateMicro, 'rateMicro') > 0) return BigInt(rateMicro)
  throw new MoneyError('money.rateOutOfRange', `An exchange rate must be above zero, got ${rateMicro}`, {
    value: rateMicro,
  })
}

function tenTo(exponent: number): bigint {
  return 10n ** BigInt(exponent)
}
