import { checkedInteger, numberFromBigInt } from './integers.ts'
import { MoneyError } from './money-error.ts'

/**
 * The one rounding rule of the product: to the nearest whole unit, halves away from zero (practice on Tunisian invoices;
 * no official text fixes it). 5/2 is 3, -5/2 is -3. Refuses a zero denominator.
 */
export function divideHalfAwayFromZero(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new MoneyError('money.divisorInvalid', 'Cannot divide an amount by zero')
  const isNegative = numerator < 0n !== denominator < 0n
  const top = numerator < 0n ? -numerator : numerator
  const bottom = denominator < 0n ? -denominator : denominator
  const rounded = (2n * top + bottom) / (2n * bottom)
  return isNegative ? -rounded : rounded
}

/**
 * `amount` × `part` / `whole`, rounded half away from zero. All three are whole numbers, `whole` is positive. Goes through
 * BigInt only when the product may pass 2^53. Refuses a `whole` of zero or less and a result that is no safe integer.
 */
export function proportionOf(amount: number, part: number, whole: number): number {
  checkedInteger(amount, 'amount')
  checkedInteger(part, 'part')
  if (checkedInteger(whole, 'whole') <= 0) {
    throw new MoneyError('money.divisorInvalid', `Cannot take a proportion of ${whole}; it must be positive`)
  }
  const product = amount * part
  if (Number.isSafeInteger(product)) return divideSafe(product, whole)
  return numberFromBigInt(divideHalfAwayFromZero(BigInt(amount) * BigInt(part), BigInt(whole)), 'proportion')
}

/** {@link divideHalfAwayFromZero} for safe integers: remainder and difference are exact, so no fraction ever appears. */
function divideSafe(numerator: number, denominator: number): number {
  const remainder = numerator % denominator
  const quotient = (numerator - remainder) / denominator
  if (2 * Math.abs(remainder) < denominator) return quotient
  return quotient + (numerator < 0 ? -1 : 1)
}
