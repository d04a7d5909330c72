import { allocate } from '../allocate.ts'
import type { Currency } from '../currencies.ts'
import { checkedInteger, checkedRate, FULL_RATE_MILLI } from '../integers.ts'
import { MoneyError } from '../money-error.ts'
import { lineAmountMinor, percentOf } from '../prices.ts'
import type { TaxedLine } from './cells.ts'
import { noParts } from './cells.ts'
import type { Discount, DocumentInput, DocumentLineInput } from './document-input.ts'

/** A line while it is priced: sizes in minor units, the document's sign is put back at the end. */
export interface PricedLine extends TaxedLine {
  readonly input: DocumentLineInput
  readonly grossMinor: number
  readonly discountMinor: number
  documentDiscountMinor: number
}

/** -1 when the document is a return (every quantity zero or less), 1 otherwise. Refuses quantities of both signs. */
export function signOf(lines: readonly DocumentLineInput[]): 1 | -1 {
  const hasNegative = lines.some((line) => line.quantityMilli < 0)
  if (!hasNegative) return 1
  const positive = lines.find((line) => line.quantityMilli > 0)
  if (positive === undefined) return -1
  throw new MoneyError(
    'money.quantitySignsMixed',
    'A document either sells or takes back; quantities have both signs',
    {
      lineId: positive.id,
    },
  )
}

/** Gross and line discount of every line (rules R1 and R2), then the document discount spread on them (R3 and R4). */
export function priceLines(input: DocumentInput): PricedLine[] {
  const lines = input.lines.map((line) => priceLine(line, input))
  if (input.documentDiscount) spreadDocumentDiscount(lines, input.documentDiscount)
  return lines
}

function priceLine(input: DocumentLineInput, { currency, vatMode }: DocumentInput): PricedLine {
  const vatRateMilli = checkedRate(input.vatRateMilli, 'vatRateMilli')
  const grossMinor = grossOf(input, currency)
  const discountMinor = input.discount ? lineDiscount(grossMinor, input.discount, input.id) : 0
  return {
    input,
    grossMinor,
    discountMinor,
    documentDiscountMinor: 0,
    vatRateMilli: vatMode === 'none' ? 0 : vatRateMilli,
    fodecRateMilli: checkedRate(input.fodecRateMilli, 'fodecRateMilli'),
    exciseRateMilli: checkedRate(input.exciseRateMilli ?? 0, 'exciseRateMilli'),
    ...noParts(),
    netMinor: grossMinor - discountMinor,
  }
}

function grossOf(input: DocumentLineInput, currency: Currency): number {
  const { id, quantityMilli, unitPriceMicro, labelPriceMinor } = input
  if (unitPriceMicro < 0 || (labelPriceMinor ?? 0) < 0) {
    const message = `Line ${id} has a price below zero; returns have negative quantities`
    throw new MoneyError('money.priceNegative', message, { lineId: id })
  }
  const productMinor = lineAmountMinor(Math.abs(quantityMilli), unitPriceMicro, currency)
  return labelPriceMinor === undefined ? productMinor : checkedInteger(labelPriceMinor, 'labelPriceMinor')
}

function lineDiscount(grossMinor: number, discount: Discount, lineId: string): number {
  const discountMinor = discountOf(grossMinor, discount)
  if (discountMinor <= grossMinor) return discountMinor
  throw new MoneyError(
    'money.discountExceedsLine',
    `Discount ${discountMinor} is more than line ${lineId} (${grossMinor})`,
    {
      lineId,
      discountMinor,
      grossMinor,
    },
  )
}

function spreadDocumentDiscount(lines: readonly PricedLine[], discount: Discount): void {
  const nets = lines.map((line) => line.netMinor)
  const netMinor = checkedInteger(
    nets.reduce((sum, net) => sum + net, 0),
    'sum of lines',
  )
  const discountMinor = discountOf(netMinor, discount)
  if (discountMinor > netMinor) {
    throw new MoneyError(
      'money.discountExceedsDocument',
      `Discount ${discountMinor} is more than the document (${netMinor})`,
      {
        discountMinor,
        netMinor,
      },
    )
  }
  const shares = allocate(discountMinor, nets)
  lines.forEach((line, index) => {
    line.documentDiscountMinor = shares[index] ?? 0
    line.netMinor -= line.documentDiscountMinor
  })
}

function discountOf(baseMinor: number, discount: Discount): number {
  if (discount.kind === 'rate')
    return percentOf(baseMinor, checkedRate(discount.rateMilli, 'discount rate', FULL_RATE_MILLI))
  if (checkedInteger(discount.amountMinor, 'discount') >= 0) return discount.amountMinor
  throw new MoneyError(
    'money.amountOutOfRange',
    `A discount amount is a size, zero or more, got ${discount.amountMinor}`,
  )
}
