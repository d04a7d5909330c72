import { MoneyError } from './money-error.ts'

const POWERS_OF_TEN = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000] as const

/** Ten to the power `exponent`, for the whole exponents 0 to 9 that scales of this package use. */
export function powerOfTen(exponent: number): number {
  const power = POWERS_OF_TEN[exponent]
  if (power === undefined)
    throw new MoneyError('money.amountOutOfRange', `No scale has ${exponent} decimals; use 0 to 9`)
  return power
}

/** Returns `value` when it is a safe integer (|x| < 2^53); refuses fractions, NaN, infinities and larger numbers. */
export function checkedInteger(value: number, name: string): number {
  if (!Number.isSafeInteger(value)) {
    throw new MoneyError('money.amountOutOfRange', `${name} must be a whole number below 2^53 in size, got ${value}`, {
      name,
      value: String(value),
    })
  }
  return value
}

/** A BigInt result brought back to a number; refuses what a number cannot hold exactly. */
export function numberFromBigInt(value: bigint, name: string): number {
  return checkedInteger(Number(value), name)
}

/** 100 % in thousandths of a percent. */
export const FULL_RATE_MILLI = 100_000

/** The largest tax rate accepted, 1 000 %: excise on some goods is above 100 %, nothing comes near this bound. */
const MAX_RATE_MILLI = 1_000_000

/** Returns `rateMilli` when it is a whole number between 0 and `maximum` thousandths of a percent. */
export function checkedRate(rateMilli: number, name: string, maximum: number = MAX_RATE_MILLI): number {
  if (Number.isInteger(rateMilli) && rateMilli >= 0 && rateMilli <= maximum) return rateMilli
  throw new MoneyError(
    'money.rateOutOfRange',
    `${name} must be a whole number of thousandths of a percent, 0 to ${maximum}, got ${rateMilli}`,
    { name, value: String(rateMilli), maximum },
  )
}
