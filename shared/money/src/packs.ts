import { checkedInteger } from './integers.ts'
import { LARGEST_PRICE_MICRO, LARGEST_QUANTITY_MILLI } from './limits.ts'
import type { PriceBasis } from './document/document-input.ts'
import { ttcMicroFromHt } from './prices.ts'
import { divideHalfAwayFromZero } from './rounding.ts'

/** A whole one, in thousandths: what a pack without a size, the base unit itself, holds. */
const ONE_MILLI = 1000

/**
 * What a quantity of packs is in the product's base unit, both in thousandths; `packQuantityMilli` is what one pack holds,
 * null for the base unit itself. Null where that is no whole number of thousandths, or more than a quantity may be:
 * nothing is ever rounded here.
 */
export function baseQuantityMilli(quantityMilli: number, packQuantityMilli: number | null): number | null {
  const held = BigInt(checkedInteger(quantityMilli, 'quantity')) * BigInt(checkedHeld(packQuantityMilli))
  if (held % BigInt(ONE_MILLI) !== 0n) return null
  const base = Number(held / BigInt(ONE_MILLI))
  return Math.abs(base) <= LARGEST_QUANTITY_MILLI ? base : null
}

/**
 * The price of one pack that has none of its own: what it holds at the price of the base unit, in millionths, rounded
 * once. Null where that is more than a price may be.
 */
export function packPriceMicro(unitPriceMicro: number, packQuantityMilli: number): number | null {
  const exact = BigInt(checkedInteger(unitPriceMicro, 'unit price')) * BigInt(checkedHeld(packQuantityMilli))
  const price = divideHalfAwayFromZero(exact, BigInt(ONE_MILLI))
  return price <= BigInt(LARGEST_PRICE_MICRO) ? Number(price) : null
}

/** What of a product makes the price of its packs: prices in millionths, rates in thousandths of a percent. */
export interface PackPricing {
  readonly priceBasis: PriceBasis
  readonly priceTtcMicro: number
  readonly vatRateMilli: number
  readonly fodecRateMilli: number
}

/**
 * The tax-included price of one pack: its own, in the basis of the product, or what it holds at the price of the product.
 * Null where it is more than a price may be.
 */
export function packTtcMicro(
  { priceMicro, quantityMilli }: { priceMicro: number | null; quantityMilli: number },
  { priceBasis, priceTtcMicro, vatRateMilli, fodecRateMilli }: PackPricing,
): number | null {
  if (priceMicro === null) return packPriceMicro(priceTtcMicro, quantityMilli)
  const price = priceBasis === 'ttc' ? priceMicro : ttcMicroFromHt(priceMicro, vatRateMilli, fodecRateMilli)
  return price <= LARGEST_PRICE_MICRO ? price : null
}

function checkedHeld(packQuantityMilli: number | null): number {
  return packQuantityMilli === null ? ONE_MILLI : checkedInteger(packQuantityMilli, 'pack quantity')
}
