import {
  inForceOn,
  LAW_FODEC_MILLI,
  TAX_DEFAULTS,
  vatRateOn,
  vatRatesOn,
  type DatedValue,
} from '@comptoir/contracts/company/tax-parameters'

/** What taxes are for a company on a day. Rates in thousandths of a percent. */
export interface Taxes {
  /** The day, `YYYY-MM-DD`. */
  day: string
  /** The rates of VAT in force, lowest first. */
  vatRatesMilli: readonly number[]
  /** What a rate that goods were given is on the day: itself, what came in its place, or what it came in place of since. */
  vatOn: (rateMilli: number) => number
  /** The one that new goods begin with. */
  defaultVatMilli: number
  /** What every rate there ever was is on the day. */
  vatRates: ReadonlyMap<number, number>
  /** Of goods that are subject to it; 0 unless the company makes or imports them. */
  fodecRateMilli: number
}

/** What the company's form says of its taxes. */
interface CompanyTaxes {
  isFodecSubject: boolean
  /** Its own; null where it has set none. */
  fodecRateMilli: number | null
  /** That new goods begin with; it may have been replaced since. */
  vatRateMilli: number
}

/** `own` is what the company entered, whatever its day: it comes before what the law says, and of FODEC before the company's form. */
export function taxesOn(own: readonly DatedValue[], day: string, { isFodecSubject, ...company }: CompanyTaxes): Taxes {
  const values = [...TAX_DEFAULTS, ...own]
  const vatRates = vatRatesOn(values, day)
  const fodec = inForceOn(own, day).find(({ code }) => code === 'fodec')?.valueMilli ?? company.fodecRateMilli
  const vatOn = (rateMilli: number): number => vatRateOn(values, day, rateMilli)
  return {
    day,
    vatRatesMilli: [...new Set(vatRates.values())].toSorted((one, other) => one - other),
    vatOn,
    defaultVatMilli: vatOn(company.vatRateMilli),
    vatRates,
    fodecRateMilli: isFodecSubject ? (fodec ?? LAW_FODEC_MILLI) : 0,
  }
}
