import type {
  ClosingFigures,
  ClosingKind,
  ClosingPart,
  ClosingPayment,
  ClosingReport,
  ClosingSeries,
  PerpetualTotals,
} from '@comptoir/contracts/sales/fiscal-closings'
import { totalWith } from '@comptoir/money'
import { periodOf } from './periods.rules.ts'

type Tax = ClosingFigures['taxes'][number]
type Content = Pick<ClosingReport, 'part' | 'annex'>

export const NO_FIGURES: ClosingFigures = {
  count: 0,
  grossMinor: 0,
  discountMinor: 0,
  netHtMinor: 0,
  fodecMinor: 0,
  vatMinor: 0,
  stampMinor: 0,
  totalMinor: 0,
  taxes: [],
}

export const NO_PERPETUAL: PerpetualTotals = { saleCount: 0, salesMinor: 0, returnCount: 0, returnsMinor: 0 }

export function emptyPart(period: string): ClosingPart {
  return { period, sales: NO_FIGURES, returns: NO_FIGURES, payments: [] }
}

/** The parts by period: that of the closing itself, and in the annex those of earlier ones, in order. */
export function contentOf(period: string, parts: readonly ClosingPart[]): Content {
  return {
    part: parts.find((part) => part.period === period) ?? emptyPart(period),
    annex: parts
      .filter((part) => part.period !== period)
      .toSorted((one, other) => one.period.localeCompare(other.period)),
  }
}

/** What closings of a shorter kind add up to: each of their parts goes to the month or year in which it lies. */
export function summedUp(kind: ClosingKind, period: string, closings: readonly Content[]): Content {
  const sums = new Map<string, ClosingPart>()
  for (const part of closings.flatMap(partsOf)) {
    const longer = periodOf(kind, part.period)
    sums.set(longer, addedParts(sums.get(longer) ?? emptyPart(longer), part))
  }
  return contentOf(period, [...sums.values()])
}

/** All parts of a closing, annex included. */
export function partsOf({ part, annex }: Content): ClosingPart[] {
  return [part, ...annex]
}

/** What was ever closed, with one closing more. */
export function grown(before: PerpetualTotals, content: Content): PerpetualTotals {
  return partsOf(content).reduce(
    (sum, { sales, returns }) => ({
      saleCount: sum.saleCount + sales.count,
      salesMinor: totalWith(sum.salesMinor, sales.totalMinor),
      returnCount: sum.returnCount + returns.count,
      returnsMinor: totalWith(sum.returnsMinor, returns.totalMinor),
    }),
    before,
  )
}

/** Each series from where the first of some closings took it up to where the last one left it. */
export function seriesOver(closings: readonly Pick<ClosingReport, 'series'>[]): ClosingSeries[] {
  const covered = new Map<string, ClosingSeries>()
  for (const series of closings.flatMap((closing) => closing.series)) {
    const key = seriesKey(series)
    const sofar = covered.get(key)
    covered.set(key, {
      ...series,
      fromCounter: sofar?.fromCounter ?? series.fromCounter,
      firstNumber: sofar?.firstNumber ?? series.firstNumber,
      lastNumber: series.lastNumber ?? sofar?.lastNumber ?? null,
    })
  }
  return [...covered.values()]
}

export function seriesKey({ kind, registerId, epoch }: Pick<ClosingSeries, 'kind' | 'registerId' | 'epoch'>): string {
  return `${kind} ${registerId} ${epoch}`
}

function addedParts(one: ClosingPart, other: ClosingPart): ClosingPart {
  return {
    period: one.period,
    sales: addedFigures(one.sales, other.sales),
    returns: addedFigures(one.returns, other.returns),
    payments: addedPayments(one.payments, other.payments),
  }
}

function addedFigures(one: ClosingFigures, other: ClosingFigures): ClosingFigures {
  return {
    count: one.count + other.count,
    grossMinor: totalWith(one.grossMinor, other.grossMinor),
    discountMinor: totalWith(one.discountMinor, other.discountMinor),
    netHtMinor: totalWith(one.netHtMinor, other.netHtMinor),
    fodecMinor: totalWith(one.fodecMinor, other.fodecMinor),
    vatMinor: totalWith(one.vatMinor, other.vatMinor),
    stampMinor: totalWith(one.stampMinor, other.stampMinor),
    totalMinor: totalWith(one.totalMinor, other.totalMinor),
    ...roundedBy(totalWith(one.roundingMinor ?? 0, other.roundingMinor ?? 0)),
    taxes: addedTaxes(one.taxes, other.taxes),
  }
}

/** Closings from before cash was rounded have no such figure; those in which it comes to nothing have none either. */
export function roundedBy(roundingMinor: number): Pick<ClosingFigures, 'roundingMinor'> {
  return roundingMinor === 0 ? {} : { roundingMinor }
}

function addedTaxes(one: readonly Tax[], other: readonly Tax[]): Tax[] {
  const sums = new Map<number, Tax>()
  for (const tax of [...one, ...other]) {
    const sum = sums.get(tax.rateMilli)
    sums.set(tax.rateMilli, {
      rateMilli: tax.rateMilli,
      baseHtMinor: totalWith(sum?.baseHtMinor ?? 0, tax.baseHtMinor),
      fodecMinor: totalWith(sum?.fodecMinor ?? 0, tax.fodecMinor),
      vatMinor: totalWith(sum?.vatMinor ?? 0, tax.vatMinor),
      totalMinor: totalWith(sum?.totalMinor ?? 0, tax.totalMinor),
    })
  }
  return [...sums.values()].toSorted((first, second) => first.rateMilli - second.rateMilli)
}

/** By method; a method keeps the name that it had last. */
export function addedPayments(one: readonly ClosingPayment[], other: readonly ClosingPayment[]): ClosingPayment[] {
  const sums = new Map<string, ClosingPayment>()
  for (const payment of [...one, ...other]) {
    const sum = sums.get(payment.paymentMethodId)
    sums.set(payment.paymentMethodId, {
      ...payment,
      receivedMinor: totalWith(sum?.receivedMinor ?? 0, payment.receivedMinor),
      changeMinor: totalWith(sum?.changeMinor ?? 0, payment.changeMinor),
      refundedMinor: totalWith(sum?.refundedMinor ?? 0, payment.refundedMinor),
    })
  }
  return [...sums.values()].toSorted((first, second) => first.paymentMethodId.localeCompare(second.paymentMethodId))
}
