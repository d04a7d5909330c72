import { MoneyError } from '../money-error.ts'
import { proportionOf } from '../rounding.ts'
import type { Cell, Parts, TaxedLine } from './cells.ts'
import { cellsOf, noParts, total } from './cells.ts'
import type { PriceBasis, VatMode } from './document-input.ts'
import { shareToLines } from './line-shares.ts'
import type { ReturnableLine, ReturnedQuantity } from './returnable-lines.ts'
import { taxFromHt } from './taxes-from-ht.ts'
import { taxFromTtc } from './taxes-from-ttc.ts'

/** A line of the original while a return is worked out; `quantityMilli` is what comes back now, often zero. */
export interface ReturnedLine extends TaxedLine {
  readonly source: ReturnableLine
  readonly quantityMilli: number
}

/** Every line of the original with the part of its net that comes back, zero where nothing does. Refuses unknown lines. */
export function returnedLines(
  lines: readonly ReturnableLine[],
  returns: readonly ReturnedQuantity[],
  vatMode: VatMode,
): ReturnedLine[] {
  const quantities = new Map<string, number>()
  for (const { id, quantityMilli } of returns) quantities.set(id, (quantities.get(id) ?? 0) + quantityMilli)
  const result = lines.map((line) => returnedLine(line, quantities.get(line.id) ?? 0, vatMode))
  for (const { id } of lines) quantities.delete(id)
  for (const id of quantities.keys()) {
    throw new MoneyError('money.returnLineUnknown', `Line ${id} is not on the original document`, { lineId: id })
  }
  return result
}

function returnedLine(source: ReturnableLine, quantityMilli: number, vatMode: VatMode): ReturnedLine {
  return {
    source,
    quantityMilli,
    vatRateMilli: vatMode === 'none' ? 0 : source.vatRateMilli,
    fodecRateMilli: source.fodecRateMilli,
    exciseRateMilli: source.exciseRateMilli ?? 0,
    ...noParts(),
    netMinor: quantityMilli === 0 ? 0 : netShare(source, quantityMilli),
  }
}

function netShare({ id, quantityMilli: soldMilli, sold, returned }: ReturnableLine, quantityMilli: number): number {
  const leftMilli = soldMilli - (returned?.quantityMilli ?? 0)
  if (!Number.isSafeInteger(quantityMilli) || quantityMilli < 0 || quantityMilli > leftMilli) {
    const message = `Line ${id} has ${leftMilli} thousandths left to return, got ${quantityMilli}`
    throw new MoneyError('money.returnExceedsLine', message, { lineId: id, leftMilli, quantityMilli })
  }
  const leftMinor = sold.netMinor - (returned?.netMinor ?? 0)
  if (quantityMilli === leftMilli) return leftMinor
  return Math.min(proportionOf(sold.netMinor, quantityMilli, soldMilli), leftMinor)
}

/**
 * The taxed cells of a credit note. They are built over all lines of the original, so that each knows what is left of it,
 * and kept where something comes back.
 */
export function creditedCells(
  lines: readonly ReturnedLine[],
  priceBasis: PriceBasis,
  isExciseInFodecBase: boolean,
): Cell[] {
  const cells = cellsOf(lines)
  const leftOf = new Map<TaxedLine, Parts>(lines.map((line) => [line, leftOfLine(line.source)]))
  for (const cell of cells) cell.left = sumParts(cell.lines.map((line) => leftOf.get(line) ?? noParts()))
  if (priceBasis === 'ht') taxFromHt(cells, isExciseInFodecBase)
  else taxFromTtc(cells, isExciseInFodecBase)
  shareToLines(cells, priceBasis)
  const touched = new Set<TaxedLine>(lines.filter((line) => line.quantityMilli > 0))
  return cells.filter((cell) => cell.lines.some((line) => touched.has(line)))
}

function leftOfLine({ sold, returned }: ReturnableLine): Parts {
  const dueMinor = sold.vatMinor + sold.suspendedVatMinor
  const returnedDueMinor = (returned?.vatMinor ?? 0) + (returned?.suspendedVatMinor ?? 0)
  return {
    netMinor: sold.netMinor - (returned?.netMinor ?? 0),
    htMinor: sold.netHtMinor - (returned?.netHtMinor ?? 0),
    exciseMinor: sold.exciseMinor - (returned?.exciseMinor ?? 0),
    fodecMinor: sold.fodecMinor - (returned?.fodecMinor ?? 0),
    vatMinor: dueMinor - returnedDueMinor,
  }
}

function sumParts(parts: readonly Parts[]): Parts {
  return {
    netMinor: total(parts, (part) => part.netMinor),
    htMinor: total(parts, (part) => part.htMinor),
    exciseMinor: total(parts, (part) => part.exciseMinor),
    fodecMinor: total(parts, (part) => part.fodecMinor),
    vatMinor: total(parts, (part) => part.vatMinor),
  }
}
