import { recordedName } from '@comptoir/contracts/default-names'
import {
  CASH_SESSIONS,
  type CashSession,
  type ClosingApproval,
  type CloseSessionInput,
  type SessionTender,
  type ZReport,
} from '@comptoir/contracts/sales/cash-sessions'
import { cashGap, totalWith } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import { auditTransition, isToTake } from '../../../platform/document/transitions.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findSessionDetail } from './cash-sessions.queries.ts'
import {
  insertCounts,
  insertMovements,
  markClosed,
  type Count,
  type Movement,
  type SessionRow,
} from './cash-sessions.repository.ts'
import { holdOwnSession } from './cash-sessions.service.ts'
import { recordExcess } from './closing-approvals.repository.ts'
import { findClosing, insertClosing } from './closings.repository.ts'
import { computeReport } from './reports.queries.ts'
import { countForeign, foreignWorth, type Worth } from './foreign-count.rules.ts'
import { readTenders } from './tenders.queries.ts'
import { readWorth } from './foreign-cash.queries.ts'

/**
 * Closes a counted session: what was counted against what should be there, the difference as a movement of its own, the
 * float that stays and what is taken away, then the numbered and sealed Z report. After it the session's money adds up to
 * nothing, and nothing of it changes any more. Closing a closed session gives its Z report again.
 */
export async function closeCashSession(ctx: TxCtx, id: string, input: CloseSessionInput): Promise<ZReport> {
  const session = await holdOwnSession(ctx, id)
  if (!isToTake(CASH_SESSIONS, 'close', session.state)) return writtenZ(ctx, id)
  const closedAt = closingMoment(ctx, session, input)
  const tenders = await readTenders(ctx, id)
  const worth = await readWorth(ctx, session, input, closedAt)
  const counts = tenders.map((tender) => countOf(ctx, tender, input, worth))
  const cash = countOf(ctx, cashTender(tenders), input, worth)
  // The float is of the session's own currency.
  const countedMinor = ownCountedMinor(cash)
  if (input.keptFloatMinor > countedMinor) {
    throw new DomainError(
      'cashSession.keptFloatTooHigh',
      { keptMinor: input.keptFloatMinor, countedMinor, currency: session.currency },
      '/keptFloatMinor',
    )
  }
  const { keptFloatMinor } = input
  return settleSession(ctx, session, { counts, cash, keptFloatMinor, closedAt, closedBy: ctx.userId })
}

/** How a counted session ends. */
export interface Settled {
  counts: Count[]
  /** The one of `counts` that is of cash. */
  cash: Count
  /** No more than the cash of the session's own currency that was counted. */
  keptFloatMinor: number
  closedAt: Date
  /** The id of who counted. */
  closedBy: string
}

/** Writes down what was counted and what becomes of it, closes the session and seals its Z report. */
export async function settleSession(ctx: TxCtx, session: SessionRow, settled: Settled): Promise<ZReport> {
  const { counts, cash, keptFloatMinor, closedAt, closedBy } = settled
  const { id } = session
  await insertCounts(ctx, id, counts)
  await insertMovements(
    ctx,
    { sessionId: id, registerId: session.register_id, currency: session.currency, occurredAt: closedAt },
    closingMovements(counts, cash, keptFloatMinor),
  )
  await markClosed(ctx, id, { keptFloatMinor, closedAt, closedBy })
  const report = await writeZ(ctx, session)
  const toleranceMinor = await recordExcess(ctx, session, counts)
  return toleranceMinor === null ? report : approvedBeside(report, { toleranceMinor, given: null })
}

/** What is approved stands beside what was printed and sealed, and changes. */
function approvedBeside(report: ZReport, approval: ClosingApproval): ZReport {
  return { ...report, session: { ...report.session, approval } }
}

/** Now, or the past moment at which a device without a network counted it. */
function closingMoment(ctx: TxCtx, { opened_at: openedAt }: SessionRow, { closedAt }: CloseSessionInput): Date {
  if (closedAt === undefined) return ctx.now
  const moment = new Date(closedAt)
  if (moment < openedAt || moment > ctx.now)
    throw new DomainError(
      'cashSession.closedOutside',
      { openedAt: openedAt.toISOString(), nowAt: ctx.now.toISOString() },
      '/closedAt',
    )
  return moment
}

export function cashTender(tenders: SessionTender[]): SessionTender {
  const cash = tenders.find((tender) => tender.kind === 'cash')
  if (!cash) throw new Error('a session without cash')
  return cash
}

/** What was counted in the session's own currency. */
export function ownCountedMinor({ countedMinor, foreign }: Pick<Count, 'countedMinor' | 'foreign'>): number {
  return countedMinor - foreignWorth(foreign)
}

function countOf({ language }: TxCtx, tender: SessionTender, input: CloseSessionInput, worth: Worth): Count {
  const count = input.counts.find((entry) => entry.paymentMethodId === tender.paymentMethodId)
  if (!count) {
    const method = recordedName(tender.name, 'cash')[language]
    throw new DomainError('cashSession.countIncomplete', { method }, '/counts')
  }
  const uncounted = tender.foreign?.find(({ currency }) => !count.foreign?.some((each) => each.currency === currency))
  if (uncounted) throw new DomainError('cashSession.countIncomplete', { method: uncounted.currency }, '/counts')
  const foreign = countForeign(tender.foreign ?? [], count.foreign, worth)
  return {
    paymentMethodId: tender.paymentMethodId,
    expectedMinor: tender.expectedMinor ?? 0,
    countedMinor: totalWith(count.countedMinor, foreignWorth(foreign)),
    foreign,
    comment: count.comment ?? null,
    isAssumed: false,
  }
}

/** Difference, then what is taken away, then what stays: with them the session's movements add up to nothing. */
function closingMovements(counts: Count[], cash: Count, keptFloatMinor: number): Movement[] {
  return counts.flatMap(({ paymentMethodId, expectedMinor, countedMinor, comment }): Movement[] => {
    const gap = cashGap(countedMinor, expectedMinor)
    const kept = paymentMethodId === cash.paymentMethodId ? keptFloatMinor : 0
    return [
      ...(gap === 0 ? [] : [{ kind: 'overShort' as const, paymentMethodId, amountMinor: gap, comment }]),
      { kind: 'removed', paymentMethodId, amountMinor: kept - countedMinor, comment: null },
      ...(kept === 0 ? [] : [{ kind: 'kept' as const, paymentMethodId, amountMinor: -kept, comment: null }]),
    ]
  })
}

async function writeZ(ctx: TxCtx, session: SessionRow): Promise<ZReport> {
  const closed = await closedSession(ctx, session)
  const report: ZReport = { ...(await computeReport(ctx, closed)), kind: 'Z' }
  const sealed = await insertClosing(ctx, { sessionId: session.id, registerId: session.register_id, report })
  await auditTransition(ctx, CASH_SESSIONS, 'close', {
    id: session.id,
    after: {
      closedAt: closed.closedAt,
      closedBy: closed.closedBy,
      zNumber: sealed.number,
      totalMinor: report.totalMinor,
      tenders: closed.tenders,
    },
  })
  return sealed
}

/** As who opened it reads it: it may be closed by who does not. */
async function closedSession(ctx: TxCtx, { id, opened_by: userId }: SessionRow): Promise<CashSession> {
  const found = await findSessionDetail({ ...ctx, userId }, id)
  if (!found) throw new Error(`a session vanished while it was closed: ${id}`)
  return found
}

async function writtenZ(ctx: TxCtx, id: string): Promise<ZReport> {
  const report = await findClosing(ctx, id)
  if (report === null) throw new DomainError('cashSession.notCounting')
  const approval = (await findSessionDetail(ctx, id))?.approval
  return approval ? approvedBeside(report, approval) : report
}
