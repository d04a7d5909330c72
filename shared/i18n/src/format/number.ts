import { exponentOf, isCurrency, isCutOff } from '@comptoir/money'
import { directionOf, type Language } from '../languages.ts'
import { groupDigits } from './grouped.ts'

const NO_BREAK_SPACE = '\u00A0'
const MINUS = '\u2212'
const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'

const SYMBOLS: Record<string, Record<Language, string>> = {
  TND: { en: 'TND', fr: 'DT', ar: 'د.ت' },
  EUR: { en: 'EUR', fr: '€', ar: 'يورو' },
  USD: { en: 'USD', fr: '$US', ar: 'دولار' },
  GBP: { en: 'GBP', fr: '£', ar: 'جنيه إسترليني' },
}

/** How a currency is written behind its amounts: `DT`, `د.ت`, or its ISO code where nothing else is customary. */
export function currencySymbol(currency: string, language: Language): string {
  return SYMBOLS[currency]?.[language] ?? currency
}

/**
 * Money for the eye: `1 234,567 DT`, `1,234.567 TND`, `1 234,567 د.ت`. `amountMinor` is in minor units; the currency's
 * decimals are always all there. French and Arabic share the form of the house, because a grouping dot (as CLDR gives
 * for Arabic in Tunisia) reads as a decimal point here. Spaces are U+202F and U+00A0, the minus U+2212.
 */
export function formatMoney(amountMinor: number, currency: string, language: Language): string {
  return `${formatAmount(amountMinor, currency, language)}${NO_BREAK_SPACE}${currencySymbol(currency, language)}`
}

/** The same without the currency, for columns that name it once. */
export function formatAmount(amountMinor: number, currency: string, language: Language): string {
  const decimals = decimalsOf(currency)
  return isolate(orMore(amountMinor, scaled(amountMinor, decimals, decimals, language)), language)
}

/** A price per unit, given in millionths: at least the currency's decimals, at most six. */
export function formatUnitPrice(unitPriceMicro: number, currency: string, language: Language): string {
  return isolate(scaled(unitPriceMicro, 6, decimalsOf(currency), language), language)
}

/** A quantity, given in thousandths: `2,35`, `6`. */
export function formatQuantity(quantityMilli: number, language: Language): string {
  return isolate(orMore(quantityMilli, scaled(quantityMilli, 3, 0, language)), language)
}

/** A rate, given in thousandths of a percent: 19000 is `19 %`. Kept together and left-to-right inside Arabic. */
export function formatPercent(rateMilli: number, language: Language): string {
  const space = language === 'en' ? '' : NO_BREAK_SPACE
  const text = `${scaled(rateMilli, 3, 0, language)}${space}%`
  return directionOf(language) === 'rtl' ? `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}` : text
}

/** A plain number, rounded to `maximumFractionDigits` (0 to 6): counts, percentages of progress. Never for money. */
export function formatNumber(value: number, language: Language, maximumFractionDigits = 3): string {
  const rounded = Math.round(value * 10 ** maximumFractionDigits)
  return isolate(scaled(rounded, maximumFractionDigits, 0, language), language)
}

/** Refuses a code it does not know: a guessed number of decimals would show another amount. */
function decimalsOf(currency: string): number {
  if (!isCurrency(currency)) throw new RangeError(`Unknown currency: ${currency}`)
  return exponentOf(currency)
}

/** A total that was cut off says so: `> 4,000,000,000,000.000`. */
function orMore(total: number, text: string): string {
  if (!isCutOff(total)) return text
  return `${total < 0 ? '<' : '>'}${NO_BREAK_SPACE}${text}`
}

/** Writes an integer of 10^-scale units; whole-number arithmetic, so every digit is the stored one. */
function scaled(value: number, scale: number, minimumDecimals: number, language: Language): string {
  const unit = 10 ** scale
  const magnitude = Math.abs(value)
  const whole = Math.trunc(magnitude / unit)
  const digits = scale === 0 ? '' : String(magnitude % unit).padStart(scale, '0')
  const decimals = digits.slice(0, minimumDecimals) + digits.slice(minimumDecimals).replace(/0+$/, '')
  const point = language === 'en' ? '.' : ','
  return `${value < 0 ? MINUS : ''}${groupDigits(String(whole), language)}${decimals === '' ? '' : point + decimals}`
}

/** In Arabic a leading sign would jump to the other side; an isolate holds it, and lets the currency lead the direction. */
function isolate(number: string, language: Language): string {
  const isAtRisk = directionOf(language) === 'rtl' && /^[^\d]/.test(number)
  return isAtRisk ? `${LEFT_TO_RIGHT_ISOLATE}${number}${POP_ISOLATE}` : number
}
