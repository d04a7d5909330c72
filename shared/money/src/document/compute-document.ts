import { exponentOf } from '../currencies.ts'
import { checkedInteger } from '../integers.ts'
import type { Cell } from './cells.ts'
import { cellsOf, total } from './cells.ts'
import type { DocumentInput } from './document-input.ts'
import type { DocumentSums, DocumentTotals, LineTotals, TaxedAmounts } from './document-totals.ts'
import { KERNEL_VERSION } from './document-totals.ts'
import { shareToLines } from './line-shares.ts'
import type { PricedLine } from './priced-lines.ts'
import { priceLines, signOf } from './priced-lines.ts'
import type { Reading } from './recaps.ts'
import { fodecRecap, partsOf, signed, taxedAmounts, vatRecap } from './recaps.ts'
import { taxFromHt } from './taxes-from-ht.ts'
import { taxFromTtc } from './taxes-from-ttc.ts'
import { priceSteps, taxSteps } from './trace-steps.ts'

/**
 * Every figure of a sale, invoice, purchase or return: prices, discounts, excise, FODEC, VAT, stamp and the trace of how
 * they came about. Pure: the same input gives the same figures at the counter and on the server. A return (all quantities
 * negative) is the exact mirror of the sale. Refuses, as `MoneyError`, mixed signs, discounts above what they reduce,
 * rates out of range and amounts from 2^53 on. The rules are in the package's README.
 */
export function computeDocument(input: DocumentInput): DocumentTotals {
  exponentOf(input.currency)
  const reading: Reading = {
    sign: signOf(input.lines),
    vatMode: input.vatMode ?? 'charged',
    isExciseInFodecBase: input.exciseInFodecBase ?? true,
  }
  const lines = priceLines(input)
  const cells = taxedCells(lines, input, reading)
  const taxes = vatRecap(cells, reading)
  const totals = sumsOf(lines, taxedAmounts(partsOf(cells), reading), reading)
  const trace = [
    ...priceSteps(lines, input.documentDiscount, reading.sign),
    ...taxSteps(cells, taxes, input.priceBasis, reading),
  ]
  const unstamped: DocumentTotals = {
    kernelVersion: KERNEL_VERSION,
    currency: input.currency,
    lines: lines.map((line) => lineTotals(line, reading)),
    taxes,
    fodec: fodecRecap(cells, reading),
    totals,
    trace,
  }
  return withStamp(unstamped, input.stampMinor ?? 0)
}

/**
 * A document that bears no stamp yet with a stamp of so many minor units: added after everything else, in no tax base and
 * under no discount. Taken as given, signed; apart from `computeDocument` where the amount depends on what that comes to.
 * Refuses, as `MoneyError`, an amount that is not whole, and a total from 2^53 on.
 */
export function withStamp(document: DocumentTotals, stampMinor: number): DocumentTotals {
  const { totals, trace } = document
  return {
    ...document,
    totals: {
      ...totals,
      stampMinor: checkedInteger(stampMinor, 'stampMinor') + 0,
      totalMinor: checkedInteger(totals.ttcMinor + stampMinor, 'totalMinor') + 0,
    },
    trace: stampMinor === 0 ? trace : [...trace, { step: 'stamp', amountMinor: stampMinor }],
  }
}

function taxedCells(
  lines: readonly PricedLine[],
  { priceBasis }: DocumentInput,
  { isExciseInFodecBase }: Reading,
): Cell[] {
  const cells = cellsOf(lines)
  if (priceBasis === 'ht') taxFromHt(cells, isExciseInFodecBase)
  else taxFromTtc(cells, isExciseInFodecBase)
  shareToLines(cells, priceBasis)
  return cells
}

function lineTotals(line: PricedLine, reading: Reading): LineTotals {
  const { sign } = reading
  return {
    id: line.input.id,
    grossMinor: signed(line.grossMinor, sign),
    discountMinor: signed(line.discountMinor, sign),
    documentDiscountMinor: signed(line.documentDiscountMinor, sign),
    netMinor: signed(line.netMinor, sign),
    ...taxedAmounts(line, reading),
  }
}

/** Plain sums, no rounding (rule R7). All sizes are zero or more, so a checked last sum vouches for those before it. */
function sumsOf(lines: readonly PricedLine[], amounts: TaxedAmounts, { sign }: Reading): DocumentSums {
  checkedInteger(amounts.totalMinor + amounts.suspendedVatMinor, 'ttcMinor')
  return {
    grossMinor: checkedInteger(
      signed(
        total(lines, (line) => line.grossMinor),
        sign,
      ),
      'grossMinor',
    ),
    lineDiscountMinor: signed(
      total(lines, (line) => line.discountMinor),
      sign,
    ),
    documentDiscountMinor: signed(
      total(lines, (line) => line.documentDiscountMinor),
      sign,
    ),
    netHtMinor: amounts.netHtMinor,
    exciseMinor: amounts.exciseMinor,
    fodecMinor: amounts.fodecMinor,
    vatMinor: amounts.vatMinor,
    ttcMinor: amounts.totalMinor,
    stampMinor: 0,
    totalMinor: amounts.totalMinor,
  }
}
