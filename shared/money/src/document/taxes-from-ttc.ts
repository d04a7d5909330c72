import { FULL_RATE_MILLI, numberFromBigInt } from '../integers.ts'
import { percentOf } from '../prices.ts'
import { divideHalfAwayFromZero, proportionOf } from '../rounding.ts'
import type { Cell, Rates } from './cells.ts'
import { fodecBaseOf } from './cells.ts'

/**
 * Taxes of a tax-included document, from TTC down: HT is rounded once per group of equal rates, excise and FODEC are
 * rounded on it, and the last tax is what remains, so that the customer pays exactly the shelf price. Fills the parts of
 * every cell. Credit notes stay within what is left; the one that ends an amount takes all of it.
 */
export function taxFromTtc(cells: readonly Cell[], isExciseInFodecBase: boolean): void {
  for (const cell of cells) splitCell(cell, isExciseInFodecBase)
}

function splitCell(cell: Cell, isExciseInFodecBase: boolean): void {
  const { left } = cell
  // How much the later taxes may take: nothing at rate zero, so the tax before them takes the difference.
  const vatRoom = cell.vatRateMilli === 0 ? 0 : (left?.vatMinor ?? Infinity)
  const fodecRoom = cell.fodecRateMilli === 0 ? 0 : (left?.fodecMinor ?? Infinity)
  const exciseRoom = cell.exciseRateMilli === 0 ? 0 : (left?.exciseMinor ?? Infinity)

  let rest = cell.netMinor
  const ht = htOf(cell.netMinor, cell, isExciseInFodecBase)
  cell.htMinor = take(ht, rest, left?.htMinor ?? Infinity, exciseRoom + fodecRoom + vatRoom)
  rest -= cell.htMinor
  cell.exciseMinor = take(percentOf(cell.htMinor, cell.exciseRateMilli), rest, exciseRoom, fodecRoom + vatRoom)
  rest -= cell.exciseMinor
  const fodec = percentOf(fodecBaseOf(cell, isExciseInFodecBase), cell.fodecRateMilli)
  cell.fodecMinor = take(fodec, rest, fodecRoom, vatRoom)
  cell.vatMinor = rest - cell.fodecMinor
}

/** The computed part, but no more than there is and no less than the later parts cannot take. */
function take(computed: number, rest: number, room: number, laterRoom: number): number {
  return Math.max(Math.min(computed, rest, room), rest - laterRoom)
}

function htOf(ttcMinor: number, rates: Rates, isExciseInFodecBase: boolean): number {
  const { vatRateMilli, fodecRateMilli, exciseRateMilli } = rates
  if (fodecRateMilli === 0 && exciseRateMilli === 0) {
    return proportionOf(ttcMinor, FULL_RATE_MILLI, FULL_RATE_MILLI + vatRateMilli)
  }
  const full = BigInt(FULL_RATE_MILLI)
  const [vat, fodec, excise] = [BigInt(vatRateMilli), BigInt(fodecRateMilli), BigInt(exciseRateMilli)]
  const beforeVat = isExciseInFodecBase ? (full + fodec) * (full + excise) : full * (full + fodec + excise)
  const numerator = BigInt(ttcMinor) * full * full * full
  return numberFromBigInt(divideHalfAwayFromZero(numerator, beforeVat * (full + vat)), 'netHtMinor')
}
