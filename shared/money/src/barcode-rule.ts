import { exponentOf, type Currency } from './currencies.ts'
import { checkDigitOf } from './gtin.ts'
import { checkedInteger, numberFromBigInt, powerOfTen } from './integers.ts'
import { LARGEST_QUANTITY_MILLI } from './limits.ts'
import { MoneyError } from './money-error.ts'
import { lineAmountMinor } from './prices.ts'
import { MOST_UNIT_DECIMALS } from './quantities.ts'
import { divideHalfAwayFromZero } from './rounding.ts'

/**
 * A layout of the thirteen digits that a shop gives out itself; no national rule exists. It begins with a GS1 prefix for
 * use within a company (02, 20 to 29). Digits are literal, `I` is a place of the product's number, `W` of the weight, `P` of
 * the price, `?` is skipped, and `C` at the end is the check digit: `21IIIIIWWWWWC`.
 */
export const BARCODE_PATTERN = '^(?=.{13}$)(?:02|2[0-9])[0-9]*[?]?I+[?]?(?:W{3,6}|P{3,6})?[?]?C$'
const WELL_FORMED = new RegExp(BARCODE_PATTERN)
const EAN_13 = 13
/** Decimals of a unit price in millionths. */
const MICRO_DECIMALS = 6

/** What a code of a rule says beside its product: nothing, how much of it, or what it costs. */
export const BARCODE_KINDS = ['product', 'weight', 'price'] as const
export type BarcodeKind = (typeof BARCODE_KINDS)[number]

export interface BarcodeRule {
  /** As {@link BARCODE_PATTERN} has it. */
  readonly pattern: string
  /** Of the weight or price, 0 to 3: a weight in grams has 3, a price in millimes has 3, in tens of millimes 2. */
  readonly decimals: number
}

/** What a code says: the product's number with its leading zeros, and its quantity in thousandths or its price in millionths. */
export type BarcodeReading =
  | { readonly kind: 'product'; readonly productNumber: string }
  | { readonly kind: 'weight'; readonly productNumber: string; readonly quantityMilli: number }
  | { readonly kind: 'price'; readonly productNumber: string; readonly priceMicro: number }

/** A reading and the rule that it is by. */
export interface ReadBarcode<Rule extends BarcodeRule = BarcodeRule> {
  readonly rule: Rule
  readonly reading: BarcodeReading
}

/** A document line's quantity, price and, for a code with a price, the amount that wins over their product. */
export interface ReadLine {
  readonly quantityMilli: number
  readonly unitPriceMicro: number
  readonly labelPriceMinor?: number
}

/** Whether a text is a layout that codes can be read by. */
export function isBarcodePattern(pattern: string): boolean {
  return WELL_FORMED.test(pattern)
}

export function kindOfPattern(pattern: string): BarcodeKind {
  if (pattern.includes('W')) return 'weight'
  return pattern.includes('P') ? 'price' : 'product'
}

/**
 * Reads a code by the first rule that fits. Null when none does, the check digit is wrong, or it says no weight or price:
 * it may be a plain code. A code of twelve digits is one of thirteen whose leading zero the scanner left out.
 */
export function readBarcode<Rule extends BarcodeRule>(code: string, rules: readonly Rule[]): ReadBarcode<Rule> | null {
  if (!/^\d{12,13}$/.test(code)) return null
  const digits = code.padStart(EAN_13, '0')
  if (checkDigitOf(digits.slice(0, -1)) !== digits.at(-1)) return null
  const rule = rules.find(({ pattern }) => isOf(digits, checked(pattern)))
  if (rule === undefined) return null
  const reading = readingOf(digits, rule)
  return saysNothing(reading) ? null : { rule, reading }
}

/**
 * The barcodes under which the catalogue may have the product of a code: the product's number with its leading zeros, and the
 * whole code with zeros for weight or price and the check digit of that.
 */
export function productBarcodes(code: string, { pattern }: BarcodeRule): string[] {
  const digits = code.padStart(EAN_13, '0')
  const body = [...digits.slice(0, -1)]
    .map((digit, index) => (/[WP?]/.test(pattern.charAt(index)) ? '0' : digit))
    .join('')
  return [placesOf('I', digits, pattern), body + checkDigitOf(body)]
}

/** The code of a product's number by a rule without weight and price. Null when the number has more digits than places. */
export function barcodeOfNumber(productNumber: number, { pattern }: BarcodeRule): string | null {
  const number = String(checkedInteger(productNumber, 'product number')).padStart(placesIn(pattern), '0')
  if (number.length > placesIn(pattern) || kindOfPattern(checked(pattern)) !== 'product') return null
  const digits = [...number]
  const body = [...pattern.slice(0, -1)]
    .map((place) => (place === 'I' ? (digits.shift() ?? '0') : place.replace('?', '0')))
    .join('')
  return body + checkDigitOf(body)
}

/**
 * Turns a reading into a line. A weight is priced; a price gives its weight back by division, for the stock, while it stays
 * the amount of the line itself, never computed anew from the rounded weight. Refuses a price for a free product.
 */
export function lineFromReading(
  reading: Exclude<BarcodeReading, { kind: 'product' }>,
  unitPriceMicro: number,
  currency: Currency,
): ReadLine {
  const quantityMilli = quantityOf(reading, unitPriceMicro)
  if (reading.kind === 'weight') {
    lineAmountMinor(quantityMilli, unitPriceMicro, currency)
    return { quantityMilli, unitPriceMicro }
  }
  const microInMinor = powerOfTen(MICRO_DECIMALS - exponentOf(currency))
  const amount = divideHalfAwayFromZero(BigInt(reading.priceMicro), BigInt(microInMinor))
  return { quantityMilli, unitPriceMicro, labelPriceMinor: numberFromBigInt(amount, 'label price') }
}

/** How much a reading says, in thousandths: one, its weight, or its price divided by that of a unit. */
export function quantityOf(reading: BarcodeReading, unitPriceMicro: number): number {
  if (reading.kind === 'product') return powerOfTen(MOST_UNIT_DECIMALS)
  if (reading.kind === 'weight') return reading.quantityMilli
  if (checkedInteger(unitPriceMicro, 'unit price') <= 0) {
    const { productNumber } = reading
    throw new MoneyError('money.labelPriceInvalid', 'A code with a price needs a product with one', { productNumber })
  }
  const thousandths = BigInt(reading.priceMicro) * BigInt(powerOfTen(MOST_UNIT_DECIMALS))
  return numberFromBigInt(divideHalfAwayFromZero(thousandths, BigInt(unitPriceMicro)), 'quantity')
}

/**
 * How much a code says of a product that is sold at a price, in thousandths. Null where it says nothing of it, where the
 * product has no price, so that nobody sells it, and where it is more than a quantity may be.
 */
export function quantityRead(reading: BarcodeReading, unitPriceMicro: number): number | null {
  if (reading.kind === 'product' || unitPriceMicro === 0) return null
  const quantityMilli = quantityOf(reading, unitPriceMicro)
  return quantityMilli > LARGEST_QUANTITY_MILLI ? null : quantityMilli
}

function saysNothing(reading: BarcodeReading): boolean {
  if (reading.kind === 'product') return false
  return (reading.kind === 'weight' ? reading.quantityMilli : reading.priceMicro) === 0
}

function checked(pattern: string): string {
  if (isBarcodePattern(pattern)) return pattern
  const message = `Barcode pattern "${pattern}" must be 13 places such as 21IIIIIWWWWWC`
  throw new MoneyError('money.labelPatternInvalid', message, { pattern })
}

function isOf(digits: string, pattern: string): boolean {
  return [...pattern].every((place, index) => !/\d/.test(place) || place === digits.charAt(index))
}

function placesOf(letter: string, digits: string, pattern: string): string {
  return [...digits].filter((_, index) => pattern.charAt(index) === letter).join('')
}

function placesIn(pattern: string): number {
  return pattern.lastIndexOf('I') - pattern.indexOf('I') + 1
}

function readingOf(digits: string, { pattern, decimals }: BarcodeRule): BarcodeReading {
  const kind = kindOfPattern(pattern)
  const productNumber = placesOf('I', digits, pattern)
  if (kind === 'product') return { kind, productNumber }
  if (kind === 'price')
    return {
      kind,
      productNumber,
      priceMicro: Number(placesOf('P', digits, pattern)) * powerOfTen(MICRO_DECIMALS - decimals),
    }
  const weight = Number(placesOf('W', digits, pattern))
  return { kind, productNumber, quantityMilli: weight * powerOfTen(MOST_UNIT_DECIMALS - decimals) }
}
