import type {
  CloseInput,
  ClosingKind,
  ClosingReport,
  ClosingsDue,
  FiscalClosing,
} from '@comptoir/contracts/sales/fiscal-closings'
import { CLOSED_SERIES, writtenPeriod } from '@comptoir/contracts/sales/fiscal-closings'
import { businessDateOf } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findFirstDay, listOpenRegisters, readCompany, type ClosingCompany } from './closing-facts.queries.ts'
import { findClosingOf, findEndmost, listWithin } from './closings.repository.ts'
import { readParts } from './figures.queries.ts'
import { contentOf, grown, NO_PERPETUAL, seriesOver, summedUp } from './parts.rules.ts'
import { isPeriod, lastDayOf, nextPeriod, periodOf } from './periods.rules.ts'
import { findMissing, readCoveredSeries, type CoveredSeries, type Heads } from './series.queries.ts'

type Reading = Pick<TxCtx, 'db' | 'companyId' | 'now'>
type Due = ClosingsDue[number]

/** What a month and a year sum up. */
const SHORTER = { month: 'day', year: 'month' } as const

/**
 * The period that each kind closes next, the longest first; kinds that cannot begin yet are left out. A day is due once
 * it is over, a month or year once its last day or month is closed.
 */
export async function readDue(ctx: Reading): Promise<Due[]> {
  const company = await readCompany(ctx)
  const due: Due[] = []
  for (const kind of ['year', 'month', 'day'] as const) {
    const period = await findNext(ctx, kind, company)
    if (period !== null) due.push({ kind, period, isDue: await isOver(ctx, kind, period, company) })
  }
  return due
}

async function findNext(ctx: Reading, kind: ClosingKind, company: ClosingCompany): Promise<string | null> {
  const last = await findEndmost(ctx, kind, 'last')
  if (last) return nextPeriod(kind, last.period)
  if (kind === 'day') return findBeginning(ctx, company)
  const first = await findEndmost(ctx, SHORTER[kind], 'first')
  return first && periodOf(kind, first.period)
}

/** The day of the first document; of a company that brings in older ones, the day on which it was set up here. */
async function findBeginning(ctx: Reading, { timeZone, createdAt }: ClosingCompany): Promise<string | null> {
  const first = await findFirstDay(ctx, timeZone)
  const setUp = businessDateOf(createdAt, timeZone)
  return first !== null && first < setUp ? setUp : first
}

async function isOver(ctx: Reading, kind: ClosingKind, period: string, { timeZone }: ClosingCompany): Promise<boolean> {
  if (kind === 'day') return period < businessDateOf(ctx.now, timeZone)
  const shorter = SHORTER[kind]
  return (await findClosingOf(ctx, shorter, periodOf(shorter, lastDayOf(kind, period)))) !== null
}

/**
 * What the closing of a period says. Refuses a period that is not over, not the next one, or whose series have a hole,
 * and the day of a company that has nothing to close; writes nothing.
 */
export async function reportOf(ctx: Reading, { kind, period }: CloseInput): Promise<ClosingReport> {
  if (!isPeriod(kind, period)) throw new DomainError('request.invalid', {}, '/period')
  const company = await readCompany(ctx)
  const written = writtenPeriod(period)
  if (lastDayOf(kind, period) >= businessDateOf(ctx.now, company.timeZone))
    throw new DomainError('fiscalClosing.notOver', { period: written })
  await checkOrder(ctx, kind, period)
  return kind === 'day' ? dayReport(ctx, period, company) : longerReport(ctx, kind, period, company)
}

/** Periods are closed one after the other, and a longer one after those that it sums up. */
async function checkOrder(ctx: Reading, kind: ClosingKind, period: string): Promise<void> {
  const due = await readDue(ctx)
  const own = due.find((one) => one.kind === kind)
  if (own?.period === period && own.isDue) return
  const shorter = kind === 'day' ? undefined : due.find((one) => one.kind === SHORTER[kind])
  const next = own && own.period !== period ? own : (shorter ?? due.at(-1))
  if (!next) throw new DomainError('fiscalClosing.nothingYet')
  throw new DomainError('fiscalClosing.outOfOrder', {
    period: writtenPeriod(period),
    next: writtenPeriod(next.period),
  })
}

/** Refuses a day of which cash sessions are still open, for closings by hand. */
export async function checkSessionsClosed(ctx: Reading, day: string): Promise<void> {
  const registers = await listOpenRegisters(ctx, day)
  if (registers.length > 0) {
    throw new DomainError('fiscalClosing.sessionsOpen', {
      period: writtenPeriod(day),
      registers: registers.join(' · '),
    })
  }
}

async function dayReport(ctx: Reading, day: string, company: ClosingCompany): Promise<ClosingReport> {
  const { timeZone } = company
  const before = await findEndmost(ctx, 'day', 'last')
  const heads = await readHeads(ctx, { day, timeZone }, before?.report.series ?? [])
  const content = contentOf(day, await readParts(ctx, heads, timeZone))
  return {
    ...headOf(company),
    ...content,
    perpetual: grown(before?.report.perpetual ?? NO_PERPETUAL, content),
    series: heads.map(({ before: _before, covered: _covered, code: _code, ...series }) => series),
    closings: null,
  }
}

function headOf({
  seller,
  currency,
  timeZone,
}: ClosingCompany): Pick<ClosingReport, 'seller' | 'currency' | 'timeZone'> {
  return { seller, currency, timeZone }
}

async function readHeads(ctx: Reading, day: { day: string; timeZone: string }, known: Heads): Promise<CoveredSeries[]> {
  const heads: CoveredSeries[] = []
  for (const kind of CLOSED_SERIES) heads.push(...(await readCoveredSeries(ctx, kind, day, known)))
  const broken = heads.find(({ before, toCounter, covered }) => covered !== toCounter - before)
  if (broken) {
    throw new DomainError('fiscalClosing.numberMissing', {
      period: writtenPeriod(day.day),
      series: broken.code,
      missingNumber: await findMissing(ctx, broken),
    })
  }
  return heads
}

async function longerReport(
  ctx: Reading,
  kind: 'month' | 'year',
  period: string,
  company: ClosingCompany,
): Promise<ClosingReport> {
  const closings = await listWithin(ctx, SHORTER[kind], period)
  const [first, last] = [closings[0], closings.at(-1)]
  if (!first || !last) throw new Error(`nothing is closed in ${period}`)
  const reports = closings.map(({ report }: FiscalClosing) => report)
  return {
    ...headOf(company),
    ...summedUp(kind, period, reports),
    perpetual: last.report.perpetual,
    series: seriesOver(reports),
    closings: { count: closings.length, firstNumber: first.number, lastNumber: last.number },
  }
}
