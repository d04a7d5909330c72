import type { Currency } from '../currencies.ts'

/** Whether unit prices, line amounts and discounts are tax excluded (invoices) or tax included (counter tickets). */
export type PriceBasis = 'ht' | 'ttc'

/**
 * What happens to the VAT that the rates call for. `charged`: the customer pays it. `suspended`: it is worked out and
 * shown, not paid (sale under a suspension certificate). `none`: the company is not subject, every rate counts as zero.
 */
export type VatMode = 'charged' | 'suspended' | 'none'

/**
 * A price reduction: a rate in thousandths of a percent (at most 100 %), or a given amount in minor units. The amount is
 * a size, zero or more, also on returns. `rule` names the promotion or right behind it and is copied to the trace.
 */
export type Discount =
  | { readonly kind: 'rate'; readonly rateMilli: number; readonly rule?: string | undefined }
  | { readonly kind: 'amount'; readonly amountMinor: number; readonly rule?: string | undefined }

/** One line to be priced and taxed. Quantities in thousandths, unit prices in millionths, rates in thousandths of a percent. */
export interface DocumentLineInput {
  readonly id: string
  /** Negative on a return; all lines of a document have the same sign (zero goes with both). */
  readonly quantityMilli: number
  /** Zero or more, in the document's price basis. */
  readonly unitPriceMicro: number
  /** The amount printed on a price label, zero or more: it wins over quantity × unit price. */
  readonly labelPriceMinor?: number | undefined
  readonly discount?: Discount | undefined
  readonly vatRateMilli: number
  /** 0 unless both company and product are subject to FODEC. */
  readonly fodecRateMilli: number
  /** Droit de consommation, on the line's own base. */
  readonly exciseRateMilli?: number | undefined
}

/** A whole sale, invoice, purchase or return, before any figure is worked out. */
export interface DocumentInput {
  readonly currency: Currency
  readonly priceBasis: PriceBasis
  readonly lines: readonly DocumentLineInput[]
  readonly documentDiscount?: Discount | undefined
  /** Fixed amount added last, in no tax base. Signed and taken as given, also on returns. */
  readonly stampMinor?: number | undefined
  readonly vatMode?: VatMode | undefined
  /** Whether FODEC is also due on excise (default: yes, "turnover excluding VAT"); sources disagree, hence a setting. */
  readonly exciseInFodecBase?: boolean | undefined
}
