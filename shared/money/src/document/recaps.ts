import type { Cell, Parts } from './cells.ts'
import { fodecBaseOf, runsBy, total, vatBaseOf, vatRuns } from './cells.ts'
import type { VatMode } from './document-input.ts'
import type { FodecGroup, TaxedAmounts, VatGroup } from './document-totals.ts'

/** How sizes become the figures of a document: its sign, and whether VAT due is charged. */
export interface Reading {
  readonly sign: 1 | -1
  readonly vatMode: VatMode
  readonly isExciseInFodecBase: boolean
}

/** A size with the document's sign; zero stays plain zero. */
export function signed(size: number, sign: 1 | -1): number {
  return sign === 1 ? size : 0 - size
}

/** The parts of a line, group or document as it shows them: VAT due is either charged or suspended. */
export function taxedAmounts(parts: Parts, { sign, vatMode }: Reading): TaxedAmounts {
  const isSuspended = vatMode === 'suspended'
  const vatMinor = isSuspended ? 0 : parts.vatMinor
  return {
    netHtMinor: signed(parts.htMinor, sign),
    exciseMinor: signed(parts.exciseMinor, sign),
    fodecMinor: signed(parts.fodecMinor, sign),
    vatMinor: signed(vatMinor, sign),
    suspendedVatMinor: signed(isSuspended ? parts.vatMinor : 0, sign),
    totalMinor: signed(parts.htMinor + parts.exciseMinor + parts.fodecMinor + vatMinor, sign),
  }
}

/** Sum of the parts of cells. */
export function partsOf(cells: readonly Cell[]): Parts {
  return {
    netMinor: total(cells, (cell) => cell.netMinor),
    htMinor: total(cells, (cell) => cell.htMinor),
    exciseMinor: total(cells, (cell) => cell.exciseMinor),
    fodecMinor: total(cells, (cell) => cell.fodecMinor),
    vatMinor: total(cells, (cell) => cell.vatMinor),
  }
}

/** The VAT recap: one row per rate, rate 0 included. */
export function vatRecap(cells: readonly Cell[], reading: Reading): VatGroup[] {
  return vatRuns(cells).map((run) => {
    const { netHtMinor, ...amounts } = taxedAmounts(partsOf(run), reading)
    return {
      rateMilli: run[0]?.vatRateMilli ?? 0,
      baseHtMinor: netHtMinor,
      ...amounts,
      vatBaseMinor: signed(total(run, vatBaseOf), reading.sign),
    }
  })
}

/** The FODEC recap: one row per rate above zero. */
export function fodecRecap(cells: readonly Cell[], { sign, isExciseInFodecBase }: Reading): FodecGroup[] {
  return runsBy(cells, (cell) => cell.fodecRateMilli)
    .map((run) => ({
      rateMilli: run[0]?.fodecRateMilli ?? 0,
      baseMinor: signed(
        total(run, (cell) => fodecBaseOf(cell, isExciseInFodecBase)),
        sign,
      ),
      amountMinor: signed(
        total(run, (cell) => cell.fodecMinor),
        sign,
      ),
    }))
    .filter((group) => group.rateMilli > 0)
}

/** The excise recap, for the trace: one row per rate above zero. */
export function exciseRecap(cells: readonly Cell[], { sign }: Reading): FodecGroup[] {
  return runsBy(cells, (cell) => cell.exciseRateMilli)
    .map((run) => ({
      rateMilli: run[0]?.exciseRateMilli ?? 0,
      baseMinor: signed(
        total(run, (cell) => cell.htMinor),
        sign,
      ),
      amountMinor: signed(
        total(run, (cell) => cell.exciseMinor),
        sign,
      ),
    }))
    .filter((group) => group.rateMilli > 0)
}
