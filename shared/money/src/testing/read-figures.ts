import { parseDecimal } from '../decimal-text.ts'
import type { DocumentInput, DocumentLineInput } from '../document/document-input.ts'

/** Test helper: minor units of a dinar amount as the worked examples print it, `94.035` → 94035. */
export function tnd(text: string): number {
  return read(text, 3)
}

/** Test helper: a unit price in millionths, `12.345` → 12345000. */
export function micro(text: string): number {
  return read(text, 6)
}

/** Test helper: a percent as thousandths, `12.5` → 12500. */
export function percent(text: string): number {
  return read(text, 3)
}

/** Test helper: a line from printed figures. `more` adds discounts and other taxes. */
export function line(
  id: string,
  quantity: string,
  unitPrice: string,
  vat: string,
  more: Partial<DocumentLineInput> = {},
): DocumentLineInput {
  return {
    id,
    quantityMilli: read(quantity, 3),
    unitPriceMicro: micro(unitPrice),
    vatRateMilli: percent(vat),
    fodecRateMilli: 0,
    ...more,
  }
}

/** Test helper: a dinar document from lines, tax excluded unless `more` says otherwise. */
export function documentOf(lines: readonly DocumentLineInput[], more: Partial<DocumentInput> = {}): DocumentInput {
  return { currency: 'TND', priceBasis: 'ht', lines, ...more }
}

/** Test helper: worked example 2, which the credit notes of example 7 give back. */
export const example2 = documentOf(
  [
    line('A', '10', '15.750', '19', { discount: { kind: 'rate', rateMilli: percent('12.5') } }),
    line('B', '4', '6.333', '7'),
    line('C', '2.350', '18.900', '19', { discount: { kind: 'rate', rateMilli: percent('5') } }),
  ],
  { stampMinor: tnd('1.000'), documentDiscount: { kind: 'rate', rateMilli: percent('3') } },
)

function read(text: string, decimals: number): number {
  const scaled = parseDecimal(text, decimals)
  if (scaled === null) throw new Error(`Not a figure: ${text}`)
  return scaled
}
