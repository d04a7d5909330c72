import type { TaxCodeName } from './codes.ts'
import type { DatedValue } from './valid-on.ts'

const dated = (code: TaxCodeName, validFrom: string, valueMilli: number, thresholdMilli = 0): DatedValue => ({
  code,
  validFrom,
  valueMilli,
  thresholdMilli,
  replacesMilli: null,
})

/** The rate that a new company begins with. */
export const LAW_VAT_MILLI = 19_000
/** What a company that is subject to FODEC bears of it where it says nothing else. */
export const LAW_FODEC_MILLI = 1000

/** Withholding begins at an invoice of 1,000 dinars, tax included. */
const WITHHOLDING_THRESHOLD = 1_000_000
const WITHHOLDING_DAY = '2025-01-01'
const withheld = (code: TaxCodeName, valueMilli: number, thresholdMilli = 0): DatedValue =>
  dated(code, WITHHOLDING_DAY, valueMilli, thresholdMilli)

/**
 * What Tunisian law says, as far as it is known here, each from its day on: VAT since the law of 2018, FODEC of 1 %, the
 * stamp of invoices since 2023, of tickets of large stores since 2022 and of their invoices since 2026, and withholding.
 * What a company enters itself comes before it. Credit notes bear no stamp unless a company says so.
 */
export const TAX_DEFAULTS: readonly DatedValue[] = [
  dated('vat', '2018-01-01', LAW_VAT_MILLI),
  dated('vat', '2018-01-01', 13_000),
  dated('vat', '2018-01-01', 7000),
  dated('vat', '2018-01-01', 0),
  dated('fodec', '2018-01-01', LAW_FODEC_MILLI),
  dated('stampInvoice', '2023-01-01', 1000),
  dated('stampInvoiceLargeStore', '2026-01-01', 1500, 50_000),
  dated('stampInvoiceLargeStore', '2026-01-01', 2000, 100_000),
  dated('stampTicketLargeStore', '2022-02-01', 100),
  withheld('withholdingPurchasesReduced', 500, WITHHOLDING_THRESHOLD),
  withheld('withholdingPurchasesStandard', 1000, WITHHOLDING_THRESHOLD),
  withheld('withholdingPurchasesOther', 1500, WITHHOLDING_THRESHOLD),
  withheld('withholdingFees', 3000),
  withheld('withholdingFeesFlat', 10_000),
  withheld('withholdingRents', 10_000),
  withheld('withholdingHotels', 5000),
  withheld('withholdingNonResidents', 15_000),
  withheld('withholdingVat', 25_000, WITHHOLDING_THRESHOLD),
]
