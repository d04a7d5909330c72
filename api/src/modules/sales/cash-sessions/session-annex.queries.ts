import type { SessionAnnex, SessionCorrection } from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'

/** The tickets that came once their session was closed, as they were sold. */
export async function readLateTickets(
  { db, companyId }: TxCtx,
  sessionId: string,
): Promise<SessionAnnex['lateTickets']> {
  const rows = await db
    .selectFrom('sale as s')
    .innerJoin('sale_review as w', (join) =>
      join.onRef('w.company_id', '=', 's.company_id').onRef('w.sale_id', '=', 's.id'),
    )
    .select(['s.id', 's.number', 's.occurred_at', 's.recorded_at', 's.total_minor'])
    .where('s.company_id', '=', companyId)
    .where('s.cash_session_id', '=', sessionId)
    .where('w.reason', '=', 'afterClosing')
    .orderBy('s.occurred_at')
    .orderBy('s.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    occurredAt: row.occurred_at.toISOString(),
    recordedAt: row.recorded_at.toISOString(),
    totalMinor: row.total_minor,
  }))
}

/** The differences of a session that were set right, as they were. */
export async function readCorrections({ db, companyId }: TxCtx, sessionId: string): Promise<SessionCorrection[]> {
  const rows = await db
    .selectFrom('session_correction as c')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'c.company_id').onRef('u.id', '=', 'c.user_id'),
    )
    .select(['c.id', 'c.kind', 'c.payment_method_id', 'c.other_method_id', 'c.amount_minor', 'c.comment'])
    .select(['c.recorded_at', 'u.name as by'])
    .where('c.company_id', '=', companyId)
    .where('c.cash_session_id', '=', sessionId)
    .orderBy('c.recorded_at')
    .orderBy('c.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    paymentMethodId: row.payment_method_id,
    otherMethodId: row.other_method_id,
    amountMinor: row.amount_minor,
    comment: row.comment,
    correctedBy: row.by,
    recordedAt: row.recorded_at.toISOString(),
  }))
}

/** What is over or short in a session by now, of each method whose difference changed after the closing. */
export async function readChangedTenders(
  { db, companyId }: TxCtx,
  sessionId: string,
): Promise<SessionAnnex['tenders']> {
  const sum = (documentKind: string) => totalOf('l.amount_minor', { column: 'l.document_kind', in: [documentKind] })
  const rows = await db
    .selectFrom('money_ledger as l')
    .select(['l.payment_method_id', sum('lateTicket').as('late'), sum('sessionCorrection').as('corrected')])
    .select(totalOf('l.amount_minor').as('difference'))
    .where('l.company_id', '=', companyId)
    .where('l.cash_session_id', '=', sessionId)
    .where('l.kind', '=', 'overShort')
    .groupBy('l.payment_method_id')
    .execute()
  return rows.flatMap(({ payment_method_id: paymentMethodId, late, corrected, difference }) => {
    // What they took out of the difference has the other sign.
    const [lateMinor, correctedMinor] = [-(late ?? 0) || 0, -(corrected ?? 0) || 0]
    if (lateMinor === 0 && correctedMinor === 0) return []
    return [{ paymentMethodId, lateMinor, correctedMinor, differenceMinor: difference ?? 0 }]
  })
}
