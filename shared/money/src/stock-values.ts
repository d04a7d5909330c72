import { exponentOf, type Currency } from './currencies.ts'
import { cutOff, LARGEST_PRICE_MICRO } from './limits.ts'
import { divideHalfAwayFromZero } from './rounding.ts'

// Thousandths of a unit at millionths of the currency are thousand-millionths of it: whole numbers, and nothing is rounded.
const NANO_DIGITS = 9

/** Goods at what one of them costs, in thousandths of a unit and millionths of the currency. */
export interface ValuedGoods {
  readonly quantityMilli: number
  readonly unitCostMicro: number
}

/** What goods are worth together, signed as they are, in 10^-9 of the currency; exact. */
export function stockValueNano(goods: readonly ValuedGoods[]): bigint {
  return goods.reduce((sum, each) => sum + BigInt(each.quantityMilli) * BigInt(each.unitCostMicro), 0n)
}

/**
 * A value of stock in minor units of the currency: the only place where it is rounded, once, half away from zero. Cut off at
 * the largest total.
 */
export function stockValueMinor(valueNano: bigint, currency: Currency): number {
  return cutOff(Number(divideHalfAwayFromZero(valueNano, 10n ** BigInt(NANO_DIGITS - exponentOf(currency)))))
}

/**
 * What one of goods costs on average, in millionths, rounded half away from zero; null where nothing is there to divide by. A
 * value below zero is what rounding has left. As `average_cost` in the database.
 */
export function averageCostMicro(onHandMilli: number, valueNano: bigint): number | null {
  if (onHandMilli <= 0) return null
  if (valueNano <= 0n) return 0
  return Math.min(Number(divideHalfAwayFromZero(valueNano, BigInt(onHandMilli))), LARGEST_PRICE_MICRO)
}

/** What is left of goods that came in together, and what all of that is worth, in 10^-9 of the currency. */
export interface StockLayer {
  readonly leftMilli: number
  readonly leftNano: bigint
}

/**
 * Takes goods from layers in their order: what one of them costs, in millionths, and what is left. A part of a layer is worth its
 * share, rounded; what the layers lack costs what the last of them does. The cost is null where there are none. As `layer_cost`
 * in the database.
 */
export function takenFromLayers(
  layers: readonly StockLayer[],
  quantityMilli: number,
): { unitCostMicro: number | null; left: readonly StockLayer[] } {
  let [missingMilli, takenNano] = [quantityMilli, 0n]
  const left = layers.flatMap(({ leftMilli, leftNano }): StockLayer[] => {
    const milli = Math.min(missingMilli, leftMilli)
    const nano = divideHalfAwayFromZero(leftNano * BigInt(milli), BigInt(leftMilli))
    missingMilli -= milli
    takenNano += nano
    return milli === leftMilli ? [] : [{ leftMilli: leftMilli - milli, leftNano: leftNano - nano }]
  })
  const last = layers.at(-1)
  if (!last) return { unitCostMicro: null, left }
  const lackingNano = BigInt(missingMilli) * BigInt(averageCostMicro(last.leftMilli, last.leftNano) ?? 0)
  return { unitCostMicro: averageCostMicro(quantityMilli, takenNano + lackingNano), left }
}
