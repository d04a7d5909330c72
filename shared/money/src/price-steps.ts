import type { Currency } from './currencies.ts'
import { exponentOf } from './currencies.ts'
import { computeDocument } from './document/compute-document.ts'
import type { PriceBasis } from './document/document-input.ts'
import { powerOfTen } from './integers.ts'
import { lineAmountMinor, percentOf, htMicroFromTtc, ttcMicroFromHt } from './prices.ts'

/**
 * What a step of a price is about. `priceTtc` and `charged` are sums of the steps before them; `ratesSince` is what the
 * stored price differs by from one computed today, because a rate of the company changed after it was set.
 */
export const PRICE_STEPS = [
  'priceHt',
  'fodec',
  'vat',
  'ratesSince',
  'priceTtc',
  'rounding',
  'discount',
  'charged',
] as const
export type PriceStepName = (typeof PRICE_STEPS)[number]

/** One step from the price before taxes to what the counter charges for one unit, in millionths of the currency. */
export interface PriceStep {
  readonly step: PriceStepName
  readonly amountMicro: number
  readonly rateMilli?: number
}

/** A product's two prices as they are stored, the rates of today, and the discount that runs. */
export interface PriceToExplain {
  readonly currency: Currency
  /** The price that somebody entered. */
  readonly priceBasis: PriceBasis
  readonly priceHtMicro: number
  readonly priceTtcMicro: number
  readonly vatRateMilli: number
  /** 0 unless both company and product are subject to FODEC. */
  readonly fodecRateMilli: number
  readonly discountRateMilli?: number | undefined
}

/**
 * How a price comes about: HT, FODEC and VAT make TTC, which is rounded to what can be paid and reduced by the discount
 * that runs. Steps of nothing are left out. The two sums are exact: `priceTtc` is the price that is stored, and `charged`
 * what {@link computeDocument} charges for one unit. Refuses, as `MoneyError`, rates out of range.
 */
export function explainPrice(price: PriceToExplain): PriceStep[] {
  const { currency, priceHtMicro, priceTtcMicro, vatRateMilli, fodecRateMilli, discountRateMilli } = price
  const computed = isAsToday(price) ? priceTtcMicro : ttcMicroFromHt(priceHtMicro, vatRateMilli, fodecRateMilli)
  // The last tax has what rounding leaves, so that they add up.
  const fodec = vatRateMilli === 0 ? computed - priceHtMicro : percentOf(priceHtMicro, fodecRateMilli)
  const scale = powerOfTen(PRICE_DECIMALS - exponentOf(currency))
  const listed = lineAmountMinor(ONE_UNIT, priceTtcMicro, currency) * scale
  const charged = chargedMinor(price) * scale
  const steps: PriceStep[] = [
    { step: 'priceHt', amountMicro: priceHtMicro },
    { step: 'fodec', amountMicro: fodec, rateMilli: fodecRateMilli },
    { step: 'vat', amountMicro: computed - priceHtMicro - fodec, rateMilli: vatRateMilli },
    { step: 'ratesSince', amountMicro: priceTtcMicro - computed },
    { step: 'priceTtc', amountMicro: priceTtcMicro },
    { step: 'rounding', amountMicro: listed - priceTtcMicro },
    { step: 'discount', amountMicro: charged - listed, ...(discountRateMilli ? { rateMilli: discountRateMilli } : {}) },
    { step: 'charged', amountMicro: charged },
  ]
  return steps.filter(({ step, amountMicro, rateMilli }) => SHOWN.has(step) || amountMicro !== 0 || Boolean(rateMilli))
}

const PRICE_DECIMALS = 6
const ONE_UNIT = 1000
const SHOWN: ReadonlySet<PriceStepName> = new Set(['priceHt', 'vat', 'priceTtc', 'charged'])

/** Whether the price that was not entered is what it would be computed to today. */
function isAsToday({ priceBasis, priceHtMicro, priceTtcMicro, vatRateMilli, fodecRateMilli }: PriceToExplain): boolean {
  return priceBasis === 'ht'
    ? ttcMicroFromHt(priceHtMicro, vatRateMilli, fodecRateMilli) === priceTtcMicro
    : htMicroFromTtc(priceTtcMicro, vatRateMilli, fodecRateMilli) === priceHtMicro
}

function chargedMinor({ currency, priceTtcMicro, vatRateMilli, fodecRateMilli, discountRateMilli }: PriceToExplain) {
  const discount = discountRateMilli ? ({ kind: 'rate', rateMilli: discountRateMilli } as const) : undefined
  const line = {
    id: 'unit',
    quantityMilli: ONE_UNIT,
    unitPriceMicro: priceTtcMicro,
    vatRateMilli,
    fodecRateMilli,
    discount,
  }
  return computeDocument({ currency, priceBasis: 'ttc', lines: [line] }).totals.totalMinor
}
