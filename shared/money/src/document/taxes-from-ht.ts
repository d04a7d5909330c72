import { allocate } from '../allocate.ts'
import { percentOf } from '../prices.ts'
import type { Cell } from './cells.ts'
import { fodecBaseOf, runsBy, total, vatBaseOf, vatRuns } from './cells.ts'

/**
 * Taxes of a tax-excluded document (rules R5 and R6): each tax is rounded once per rate on the summed base, then spread.
 * Excise first, FODEC on base (and excise), VAT on all three. Fills the parts of every cell.
 */
export function taxFromHt(cells: readonly Cell[], isExciseInFodecBase: boolean): void {
  for (const cell of cells) cell.htMinor = cell.netMinor
  for (const run of runsBy(cells, (cell) => cell.exciseRateMilli)) addExcise(run)
  for (const run of runsBy(cells, (cell) => cell.fodecRateMilli)) addFodec(run, isExciseInFodecBase)
  for (const run of vatRuns(cells)) addVat(run)
}

function addExcise(run: readonly Cell[]): void {
  const rateMilli = run[0]?.exciseRateMilli ?? 0
  if (rateMilli === 0) return
  const bases = run.map((cell) => cell.htMinor)
  allocate(percentOf(sumOf(bases), rateMilli), bases).forEach((share, index) => {
    const cell = run[index]
    if (cell) cell.exciseMinor = settle(share, cell.left?.exciseMinor, isLast([cell]))
  })
}

/** One amount per FODEC rate, spread on the VAT rates first (R5) and inside them on cells that differ by excise. */
function addFodec(run: readonly Cell[], isExciseInFodecBase: boolean): void {
  const rateMilli = run[0]?.fodecRateMilli ?? 0
  if (rateMilli === 0) return
  const baseOf = (cell: Cell) => fodecBaseOf(cell, isExciseInFodecBase)
  const groups = vatRuns(run)
  const shares = allocate(
    percentOf(total(run, baseOf), rateMilli),
    groups.map((group) => total(group, baseOf)),
  )
  groups.forEach((group, groupIndex) => {
    allocate(shares[groupIndex] ?? 0, group.map(baseOf)).forEach((share, index) => {
      const cell = group[index]
      if (cell) cell.fodecMinor = settle(share, cell.left?.fodecMinor, isLast([cell]))
    })
  })
}

function addVat(run: readonly Cell[]): void {
  const rateMilli = run[0]?.vatRateMilli ?? 0
  if (rateMilli === 0) return
  const bases = run.map(vatBaseOf)
  const left = run[0]?.left ? total(run, (cell) => cell.left?.vatMinor ?? 0) : undefined
  const vatMinor = settle(percentOf(sumOf(bases), rateMilli), left, isLast(run))
  allocate(vatMinor, bases).forEach((share, index) => {
    const cell = run[index]
    if (cell) cell.vatMinor = share
  })
}

/** A credit note gives back its own tax, never more than is left; the one that ends the base takes the remainder. */
function settle(computed: number, left: number | undefined, takesAll: boolean): number {
  if (left === undefined) return computed
  return takesAll ? left : Math.min(computed, left)
}

function isLast(cells: readonly Cell[]): boolean {
  return total(cells, (cell) => cell.htMinor) === total(cells, (cell) => cell.left?.htMinor ?? 0)
}

function sumOf(amounts: readonly number[]): number {
  return total(amounts, (amount) => amount)
}
