import type { Currency } from '../currencies.ts'
import type { TraceStep } from './trace.ts'

/** Version of the rules that produced a document's figures; stored with it, raised when any figure could change. */
export const KERNEL_VERSION = 1

/** Taxes of a line or group, in minor units. The tax-excluded amount, excise, FODEC and VAT add up to the total. */
export interface TaxedAmounts {
  readonly netHtMinor: number
  readonly exciseMinor: number
  readonly fodecMinor: number
  /** VAT charged. */
  readonly vatMinor: number
  /** VAT worked out but not charged, under suspension. In no total. */
  readonly suspendedVatMinor: number
  readonly totalMinor: number
}

/**
 * One line, in minor units. Gross, discounts and net are in the document's price basis. Taxes per line are informative:
 * shares of the document's taxes that add up to them, never the way to compute them (rule R8).
 */
export interface LineTotals extends TaxedAmounts {
  readonly id: string
  readonly grossMinor: number
  readonly discountMinor: number
  /** The line's share of the document discount. */
  readonly documentDiscountMinor: number
  /** Gross less both discounts. */
  readonly netMinor: number
}

/** One row of the VAT recap, in minor units: the VAT base is HT + excise + FODEC (Code de la TVA art. 6). */
export interface VatGroup {
  readonly rateMilli: number
  readonly baseHtMinor: number
  readonly fodecMinor: number
  readonly exciseMinor: number
  readonly vatBaseMinor: number
  readonly vatMinor: number
  readonly suspendedVatMinor: number
  readonly totalMinor: number
}

/** FODEC of one rate, in minor units; rate 0 has no row. */
export interface FodecGroup {
  readonly rateMilli: number
  readonly baseMinor: number
  readonly amountMinor: number
}

/** Sums of a document in minor units. `grossMinor` and both discounts are in the price basis, the rest as named. */
export interface DocumentSums {
  readonly grossMinor: number
  readonly lineDiscountMinor: number
  readonly documentDiscountMinor: number
  readonly netHtMinor: number
  readonly exciseMinor: number
  readonly fodecMinor: number
  readonly vatMinor: number
  /** HT + excise + FODEC + VAT. */
  readonly ttcMinor: number
  readonly stampMinor: number
  /** TTC + stamp: what the customer owes. */
  readonly totalMinor: number
}

/** Every figure of a document, as plain JSON. */
export interface DocumentTotals {
  readonly kernelVersion: typeof KERNEL_VERSION
  readonly currency: Currency
  readonly lines: readonly LineTotals[]
  /** VAT recap sorted by rate, rate 0 included. */
  readonly taxes: readonly VatGroup[]
  /** FODEC recap sorted by rate. */
  readonly fodec: readonly FodecGroup[]
  readonly totals: DocumentSums
  readonly trace: readonly TraceStep[]
}
