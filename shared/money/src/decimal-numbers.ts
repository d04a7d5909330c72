import type { Currency } from './currencies.ts'
import { exponentOf } from './currencies.ts'
import { parseDecimal } from './decimal-text.ts'
import { checkedInteger, powerOfTen } from './integers.ts'
import { MoneyError } from './money-error.ts'

// A double names every decimal of up to 15 significant digits exactly once; beyond, two decimals may share one double.
const EXACT_LIMIT = 1_000_000_000_000_000

/** Millionths of the currency from a JSON price such as `12.345678`. Refuses a seventh decimal and 10^9 or more. */
export function microFromNumber(value: number): number {
  return scaledFromNumber(value, 6)
}

/** The JSON price of a unit price in millionths; {@link microFromNumber} gives the same integer back. */
export function numberFromMicro(unitPriceMicro: number): number {
  return numberFromScaled(unitPriceMicro, 6)
}

/** Thousandths of a percent from a rate in percent: 19 → 19000, 12.5 → 12500. Refuses a fourth decimal. */
export function milliRateFromNumber(percent: number): number {
  return scaledFromNumber(percent, 3)
}

/** The percent of a rate in thousandths of a percent: 19000 → 19. */
export function numberFromMilliRate(rateMilli: number): number {
  return numberFromScaled(rateMilli, 3)
}

/** Thousandths of a unit from a JSON quantity: 0.525 kg → 525. Refuses a fourth decimal. */
export function milliFromNumber(quantity: number): number {
  return scaledFromNumber(quantity, 3)
}

/** The JSON quantity of thousandths of a unit: 525 → 0.525. */
export function numberFromMilli(quantityMilli: number): number {
  return numberFromScaled(quantityMilli, 3)
}

/** Minor units from a JSON number or a text: 1.5 TND → 1500. Refuses more decimals than the currency has. */
export function minorFromDecimal(value: number | string, currency: Currency): number {
  const exponent = exponentOf(currency)
  return typeof value === 'number' ? scaledFromNumber(value, exponent) : scaledFromText(value, exponent)
}

/** The JSON number of an amount in minor units: 1500 millimes → 1.5. Refuses 10^15 minor units and beyond. */
export function decimalFromMinor(amountMinor: number, currency: Currency): number {
  return numberFromScaled(amountMinor, exponentOf(currency))
}

/** Goes by the shortest text of the number, which is what JSON carries: no multiplication, hence no binary surprise. */
function scaledFromNumber(value: number, decimals: number): number {
  if (!Number.isFinite(value)) throw new MoneyError('money.decimalInvalid', `${value} is not a decimal number`)
  const text = String(value)
  if (!text.includes('e')) return checkedScale(scaledFromText(text, decimals), decimals)
  if (Math.abs(value) < 1) throw tooManyDecimals(text, decimals)
  throw new MoneyError('money.amountOutOfRange', `${text} is too large`, { value: text })
}

function scaledFromText(text: string, decimals: number): number {
  const scaled = parseDecimal(text, decimals)
  if (scaled !== null) return scaled
  const fraction = /[.,](\d+)$/.exec(text.trim())?.[1] ?? ''
  if (fraction.length > decimals) throw tooManyDecimals(text, decimals)
  throw new MoneyError('money.decimalInvalid', `"${text}" is not a decimal number within range`, { value: text })
}

function numberFromScaled(scaled: number, decimals: number): number {
  return checkedScale(scaled, decimals) / powerOfTen(decimals)
}

function checkedScale(scaled: number, decimals: number): number {
  checkedInteger(scaled, 'decimal')
  if (decimals === 0 || Math.abs(scaled) < EXACT_LIMIT) return scaled
  throw new MoneyError('money.amountOutOfRange', `${scaled} with ${decimals} decimals has more than 15 digits`, {
    value: scaled,
  })
}

function tooManyDecimals(text: string, decimals: number): MoneyError {
  return new MoneyError('money.decimalsTooMany', `${text} has more than ${decimals} decimals`, {
    value: text,
    decimals,
  })
}
