import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import type { SessionTicket } from './difference-causes.rules.ts'

/** Movements of tickets that are looked at: those of far more tickets than anybody sells in a session. */
const MOST_MOVEMENTS = 20_000

/** The tickets of a session with the money that they moved. */
export async function readSessionTickets({ db, companyId }: TxCtx, sessionId: string): Promise<SessionTicket[]> {
  const rows = await db
    .selectFrom('money_ledger as l')
    .innerJoin('sale as s', (join) =>
      join.onRef('s.company_id', '=', 'l.company_id').onRef('s.id', '=', 'l.document_id'),
    )
    .leftJoin('sale_review as w', (join) =>
      join
        .onRef('w.company_id', '=', 's.company_id')
        .onRef('w.sale_id', '=', 's.id')
        .on('w.reason', '=', 'afterClosing'),
    )
    .select(['s.id', 's.number', 's.occurred_at', 's.change_minor', 'w.reason as late'])
    .select(['l.payment_method_id', 'l.amount_minor'])
    .select(sql<boolean | null>`s.payment_details -> l.id::text ? 'foreign'`.as('is_foreign'))
    .where('l.company_id', '=', companyId)
    .where('l.cash_session_id', '=', sessionId)
    .where('l.document_kind', '=', 'sale')
    .where('l.kind', '=', 'payment')
    .orderBy('s.occurred_at', 'desc')
    .limit(MOST_MOVEMENTS)
    .execute()
  const tickets = new Map<string, SessionTicket & { receivedMinor: Map<string, number> }>()
  for (const row of rows) {
    const ticket = tickets.get(row.id) ?? {
      id: row.id,
      number: row.number,
      occurredAt: row.occurred_at,
      isLate: row.late !== null,
      changeMinor: row.change_minor,
      receivedMinor: new Map<string, number>(),
    }
    const before = ticket.receivedMinor.get(row.payment_method_id) ?? 0
    if (row.is_foreign) ticket.foreignMinor = (ticket.foreignMinor ?? 0) + row.amount_minor
    ticket.receivedMinor.set(row.payment_method_id, before + row.amount_minor)
    tickets.set(row.id, ticket)
  }
  return [...tickets.values()]
}

/** Cash put into the drawer of a session, above zero, and taken out, below, in minor units. */
export async function readMovedCash({ db, companyId }: TxCtx, sessionId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('cash_movement')
    .select(['kind', 'amount_minor'])
    .where('company_id', '=', companyId)
    .where('cash_session_id', '=', sessionId)
    .execute()
  return rows.map(({ kind, amount_minor: amount }) => (kind === 'payIn' ? amount : -amount))
}
