import type { Currency } from './currencies.ts'
import { exponentOf } from './currencies.ts'
import { checkedInteger, numberFromBigInt } from './integers.ts'
import { MoneyError } from './money-error.ts'
import { lineAmountMinor } from './prices.ts'
import { divideHalfAwayFromZero } from './rounding.ts'

/**
 * How a shop's scale lays out its 13 digits; no national rule exists. Digits are literal, `I` is item, `W` weight in
 * thousandths (grams), `P` price, `?` a digit to skip, final `C` the EAN-13 check digit; spaces are ignored.
 * Example: `21 IIIII WWWWW C`.
 */
export interface LabelPattern {
  readonly pattern: string
  /** Minor units that one count of `P` represents: 1 by default, 10 when labels are printed in 10 millimes. */
  readonly priceUnitMinor?: number | undefined
}

/** What a label says: the item, and either its weight or its price. */
export type WeighedLabel =
  | { readonly kind: 'weight'; readonly itemCode: string; readonly quantityMilli: number }
  | { readonly kind: 'price'; readonly itemCode: string; readonly amountMinor: number }

/** A document line's quantity, price and, for a price label, the amount that wins over their product. */
export interface LabelledLine {
  readonly quantityMilli: number
  readonly unitPriceMicro: number
  readonly labelPriceMinor?: number
}

/** Reads an EAN-13 by the first pattern that fits. Null when none does or the check digit is wrong: it may be a plain code. */
export function readWeighedLabel(code: string, patterns: readonly LabelPattern[]): WeighedLabel | null {
  if (!/^\d{13}$/.test(code) || ean13CheckDigit(code) !== code[12]) return null
  for (const candidate of patterns) {
    const fields = fieldsOf(code, checkedPattern(candidate.pattern))
    if (fields !== null) return labelFrom(fields, candidate.priceUnitMinor ?? 1)
  }
  return null
}

/**
 * Turns a label into a line. A weight is priced; a price label gives its weight back by division for stock, while its
 * printed price stays the line amount, never recomputed from the rounded weight. Refuses a price label on a free product.
 */
export function lineFromLabel(label: WeighedLabel, unitPriceMicro: number, currency: Currency): LabelledLine {
  if (label.kind === 'weight') {
    lineAmountMinor(label.quantityMilli, unitPriceMicro, currency)
    return { quantityMilli: label.quantityMilli, unitPriceMicro }
  }
  if (checkedInteger(unitPriceMicro, 'unit price') <= 0) {
    const { itemCode } = label
    throw new MoneyError('money.labelPriceInvalid', 'A price label needs a product with a unit price', { itemCode })
  }
  const scale = 10n ** BigInt(9 - exponentOf(currency))
  const quantity = divideHalfAwayFromZero(BigInt(label.amountMinor) * scale, BigInt(unitPriceMicro))
  return { quantityMilli: numberFromBigInt(quantity, 'quantity'), unitPriceMicro, labelPriceMinor: label.amountMinor }
}

/** EAN-13 check digit of the first 12 digits: weights 1 and 3, complement to ten (GS1). */
export function ean13CheckDigit(code: string): string {
  let total = 0
  for (let index = 0; index < 12; index += 1) total += Number(code[index]) * (index % 2 === 0 ? 1 : 3)
  return String((10 - (total % 10)) % 10)
}

function checkedPattern(pattern: string): string {
  const compact = pattern.replaceAll(' ', '')
  const isWellFormed = /^\d+\??I+\??(W+|P+)\??C$/.test(compact) && compact.length === 13
  if (isWellFormed) return compact
  const message = `Label pattern "${pattern}" must be 13 places such as 21 IIIII WWWWW C`
  throw new MoneyError('money.labelPatternInvalid', message, { pattern })
}

interface LabelFields {
  item: string
  weight: string
  price: string
}

function fieldsOf(code: string, pattern: string): LabelFields | null {
  const fields: LabelFields = { item: '', weight: '', price: '' }
  for (let index = 0; index < 13; index += 1) {
    const place = pattern.charAt(index)
    const digit = code.charAt(index)
    if (place === 'I') fields.item += digit
    else if (place === 'W') fields.weight += digit
    else if (place === 'P') fields.price += digit
    else if (/\d/.test(place) && place !== digit) return null
  }
  return fields
}

function labelFrom(fields: LabelFields, priceUnitMinor: number): WeighedLabel {
  const itemCode = fields.item
  if (fields.weight !== '') return { kind: 'weight', itemCode, quantityMilli: Number(fields.weight) }
  return { kind: 'price', itemCode, amountMinor: checkedInteger(Number(fields.price) * priceUnitMinor, 'label price') }
}
