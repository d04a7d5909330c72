import type { Currency } from './currencies.ts'
import { exponentOf } from './currencies.ts'
import { checkedInteger, checkedRate, FULL_RATE_MILLI, numberFromBigInt, powerOfTen } from './integers.ts'
import { divideHalfAwayFromZero, proportionOf } from './rounding.ts'

// Quantities carry 3 decimals and unit prices 6, so their product carries 9.
const PRODUCT_DECIMALS = 9

/**
 * Line gross in minor units (rule R1): quantity in thousandths × unit price in millionths. The only place where a
 * quantity meets a price, and so the only one that rounds them.
 */
export function lineAmountMinor(quantityMilli: number, unitPriceMicro: number, currency: Currency): number {
  return proportionOf(quantityMilli, unitPriceMicro, powerOfTen(PRODUCT_DECIMALS - exponentOf(currency)))
}

/** `rateMilli` thousandths of a percent of an amount in minor units, rounded. Refuses rates below 0 or above 1 000 %. */
export function percentOf(amountMinor: number, rateMilli: number): number {
  return proportionOf(amountMinor, checkedRate(rateMilli, 'rate'), FULL_RATE_MILLI)
}

/**
 * What remains of an amount after discounts taken one upon the other: 10 % then 5 % leave 85.5 %, not 85 %. The net is
 * rounded once. (A single discount rate on a document line rounds the discount instead, rule R2.) Refuses rates above 100 %.
 */
export function netAfterDiscounts(amountMinor: number, ratesMilli: readonly number[]): number {
  let numerator = BigInt(checkedInteger(amountMinor, 'amount'))
  let denominator = 1n
  for (const rateMilli of ratesMilli) {
    numerator *= BigInt(FULL_RATE_MILLI - checkedRate(rateMilli, 'discount rate', FULL_RATE_MILLI))
    denominator *= BigInt(FULL_RATE_MILLI)
  }
  return numberFromBigInt(divideHalfAwayFromZero(numerator, denominator), 'net')
}

/**
 * Tax-included unit price from a tax-excluded one, both in millionths, FODEC being inside the VAT base. For display and
 * import: totals of a document come from `computeDocument`, never from adding these up.
 */
export function ttcMicroFromHt(unitPriceMicro: number, vatRateMilli: number, fodecRateMilli = 0): number {
  const [factor, one] = taxFactor(vatRateMilli, fodecRateMilli)
  return scaledPrice(unitPriceMicro, factor, one)
}

/** Tax-excluded unit price from a tax-included one, both in millionths: the inverse of {@link ttcMicroFromHt}. */
export function htMicroFromTtc(unitPriceMicro: number, vatRateMilli: number, fodecRateMilli = 0): number {
  const [factor, one] = taxFactor(vatRateMilli, fodecRateMilli)
  return scaledPrice(unitPriceMicro, one, factor)
}

function taxFactor(vatRateMilli: number, fodecRateMilli: number): [factor: bigint, one: bigint] {
  const full = BigInt(FULL_RATE_MILLI)
  const vat = full + BigInt(checkedRate(vatRateMilli, 'VAT rate'))
  const fodec = full + BigInt(checkedRate(fodecRateMilli, 'FODEC rate'))
  return [vat * fodec, full * full]
}

function scaledPrice(priceMicro: number, numerator: bigint, denominator: bigint): number {
  const exact = BigInt(checkedInteger(priceMicro, 'unit price')) * numerator
  return numberFromBigInt(divideHalfAwayFromZero(exact, denominator), 'unit price')
}
