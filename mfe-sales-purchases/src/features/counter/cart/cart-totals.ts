import {
  computeDocument,
  type Currency,
  type Discount,
  type DocumentTotals,
  LARGEST_AMOUNT_MINOR,
  type LineTotals,
  MoneyError,
  type VatMode,
  withStamp,
} from '@comptoir/money'
import { stampAt, type StampPeriod } from '@comptoir/contracts/ticket-stamps'
import type { LineDiscount } from '@comptoir/contracts/sales/sales'
import type { CartLine } from './cart.ts'
import { priceOf } from './line-price.ts'

/** What of the company decides the figures of a ticket. */
export interface Pricing {
  currency: Currency
  vatMode: VatMode
  /** The fiscal stamp that tickets bear here; left out where they bear none. */
  stamps?: readonly StampPeriod[]
}

/** A line with the discount that applies to it at the moment of pricing, given by hand or running. */
export interface PricedLine extends CartLine {
  readonly applied: LineDiscount | undefined
}

/** Every figure of lines by the kernel that the server uses too: the counter does no arithmetic of its own. */
export function totalsOf(lines: readonly PricedLine[], { currency, vatMode }: Pricing): DocumentTotals {
  return computeDocument({
    currency,
    vatMode,
    priceBasis: 'ttc',
    lines: lines.map((line) => ({
      id: line.id,
      quantityMilli: line.quantityMilli,
      unitPriceMicro: priceOf(line),
      vatRateMilli: line.product.vatRateMilli,
      fodecRateMilli: line.product.fodecRateMilli,
      discount: line.applied && kernelDiscount(line.applied),
    })),
  })
}

/** The same as a ticket at a moment, in milliseconds, with the stamp that it bears; what has no lines is no ticket. */
export function ticketTotals(lines: readonly PricedLine[], pricing: Pricing, moment: number): DocumentTotals {
  const document = totalsOf(lines, pricing)
  const { stamps } = pricing
  return stamps && lines.length > 0 ? withStamp(document, stampAt(stamps, moment, document.totals.ttcMinor)) : document
}

/**
 * Whether this can be sold: a huge quantity of something dear goes beyond what one ticket may come to, and a tiny one of
 * something cheap would cost nothing.
 * Running discounts are left out, because the figures must still hold when they are over.
 */
export function canPrice(lines: readonly CartLine[], pricing: Pricing): boolean {
  try {
    const document = totalsOf(
      lines.map((line) => ({ ...line, applied: line.discount })),
      pricing,
    )
    return (
      document.totals.grossMinor <= LARGEST_AMOUNT_MINOR && document.lines.every(({ grossMinor }) => grossMinor > 0)
    )
  } catch (error) {
    if (error instanceof MoneyError) return false
    throw error
  }
}

/** The figures of one line alone, to judge a discount before it is given. */
export function grossOf(line: CartLine, pricing: Pricing): number {
  return totalsOf([{ ...line, applied: undefined }], pricing).totals.grossMinor
}

/** What a discount would take off one line alone. */
export function takenOff(line: CartLine, discount: LineDiscount, pricing: Pricing): number {
  return totalsOf([{ ...line, applied: discount }], pricing).totals.lineDiscountMinor
}

export function figuresOf(totals: DocumentTotals, lineId: string): LineTotals | undefined {
  return totals.lines.find(({ id }) => id === lineId)
}

function kernelDiscount(discount: LineDiscount): Discount {
  const { reason: rule } = discount
  if (discount.kind === 'rate') return { kind: 'rate', rateMilli: discount.rateMilli, rule }
  return { kind: 'amount', amountMinor: discount.amountMinor, rule }
}
