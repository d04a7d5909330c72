import type { Currency } from '../currencies.ts'
import { checkedInteger } from '../integers.ts'
import type { ReturnedLine } from './credited-cells.ts'
import { creditedCells, returnedLines } from './credited-cells.ts'
import type { DocumentInput } from './document-input.ts'
import type { FodecGroup, TaxedAmounts, VatGroup } from './document-totals.ts'
import { KERNEL_VERSION } from './document-totals.ts'
import type { Reading } from './recaps.ts'
import { fodecRecap, partsOf, taxedAmounts, vatRecap } from './recaps.ts'
import type { ReturnableLine, ReturnedQuantity } from './returnable-lines.ts'
import type { TraceStep } from './trace.ts'
import { taxSteps } from './trace-steps.ts'

/** A partial or full return of one document: its settings, all its lines, and what comes back now. */
export interface ReturnInput extends Pick<DocumentInput, 'currency' | 'priceBasis' | 'vatMode' | 'exciseInFodecBase'> {
  /** Every line of the original, also those not coming back: the last return of a rate takes its remainder. */
  readonly lines: readonly ReturnableLine[]
  readonly returns: readonly ReturnedQuantity[]
}

/** One returned line in minor units; `netMinor` is in the original's price basis. */
export interface ReturnShareLine extends TaxedAmounts {
  readonly id: string
  readonly quantityMilli: number
  readonly netMinor: number
}

/** The figures of a credit note: positive amounts that go back to the customer. No stamp: it is not given back. */
export interface ReturnShare {
  readonly kernelVersion: typeof KERNEL_VERSION
  readonly currency: Currency
  readonly lines: readonly ReturnShareLine[]
  readonly taxes: readonly VatGroup[]
  readonly fodec: readonly FodecGroup[]
  readonly totals: {
    readonly netHtMinor: number
    readonly exciseMinor: number
    readonly fodecMinor: number
    readonly vatMinor: number
    readonly ttcMinor: number
  }
  readonly trace: readonly TraceStep[]
}

/**
 * What a return gives back of a sold document: each line's net in proportion to its quantity, taxes by the kernel's own
 * rules on that net, nothing above what is left. The last return takes the remainder in quantity, base and tax, so that
 * the credit notes of a fully returned document add up to it exactly. Refuses unknown lines and more than is left.
 */
export function computeReturnShare(input: ReturnInput): ReturnShare {
  const reading: Reading = {
    sign: 1,
    vatMode: input.vatMode ?? 'charged',
    isExciseInFodecBase: input.exciseInFodecBase ?? true,
  }
  const lines = returnedLines(input.lines, input.returns, reading.vatMode)
  const cells = creditedCells(lines, input.priceBasis, reading.isExciseInFodecBase)
  const taxes = vatRecap(cells, reading)
  const returned = lines.filter((line) => line.quantityMilli > 0)
  const { totalMinor, netHtMinor, exciseMinor, fodecMinor, vatMinor } = taxedAmounts(partsOf(cells), reading)
  return {
    kernelVersion: KERNEL_VERSION,
    currency: input.currency,
    lines: returned.map((line) => shareLine(line, reading)),
    taxes,
    fodec: fodecRecap(cells, reading),
    totals: { netHtMinor, exciseMinor, fodecMinor, vatMinor, ttcMinor: checkedInteger(totalMinor, 'ttcMinor') },
    trace: [...returned.map(shareStep), ...taxSteps(cells, taxes, input.priceBasis, reading)],
  }
}

function shareLine(line: ReturnedLine, reading: Reading): ReturnShareLine {
  return {
    id: line.source.id,
    quantityMilli: line.quantityMilli,
    netMinor: line.netMinor,
    ...taxedAmounts(line, reading),
  }
}

function shareStep({ source, quantityMilli, netMinor }: ReturnedLine): TraceStep {
  return {
    step: 'returnedShare',
    lineId: source.id,
    quantityMilli,
    baseMinor: source.sold.netMinor,
    amountMinor: netMinor,
  }
}
