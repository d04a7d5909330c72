import { STOCK_COUNTS } from '@comptoir/contracts/inventory/stock-counts'
import { LARGEST_TOTAL } from '@comptoir/money'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'

/** Thousandths times millionths are thousand-millionths of the currency. */
const NANO_DIGITS = 9

/** What goods are worth, in minor units, of thousand-millionths: rounded once, half away from zero. */
export function minorOf(nano: bigint, exponent: number): number {
  const step = 10n ** BigInt(NANO_DIGITS - exponent)
  const [sign, size] = nano < 0n ? [-1n, -nano] : [1n, nano]
  return Number(sign * ((size + step / 2n) / step))
}

/** The same, cut off where it is more than can be written down. */
export function shownMinor(nano: bigint, exponent: number): number {
  return Math.min(Math.max(minorOf(nano, exponent), -LARGEST_TOTAL), LARGEST_TOTAL)
}

/** The same, refused where it is more than the books hold. */
export function postedMinor(nano: bigint, exponent: number): number {
  const minor = minorOf(nano, exponent)
  if (Math.abs(minor) > LARGEST_TOTAL) throw declaredRefusal(STOCK_COUNTS, 'tooMuch', { product: '' })
  return minor
}

/** A quantity times a cost, in thousand-millionths. */
export function nanoOf(quantityMilli: number, unitCostMicro: number): bigint {
  return BigInt(quantityMilli) * BigInt(unitCostMicro)
}
