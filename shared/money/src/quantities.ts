import { powerOfTen } from './integers.ts'

/** Quantities are counted in thousandths, so no unit has more decimals; without a unit, a quantity may have them all. */
export const MOST_UNIT_DECIMALS = 3

/** Whether a quantity in thousandths has no more decimals than its unit: half a piece is none, half a kilogram is one. */
export function fitsUnit(quantityMilli: number, unitDecimals: number): boolean {
  return quantityMilli % powerOfTen(MOST_UNIT_DECIMALS - unitDecimals) === 0
}
