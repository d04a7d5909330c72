import type { ReportPerson } from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'

/** What somebody does that counts as theirs; the float and what a closing moves are the drawer's. */
const MOVED = ['payment', 'change', 'refund', 'payIn', 'payOut'] as const

/** What each did in a session, by name; nothing where no more than one did anything. */
export async function readPeople(ctx: TxCtx, sessionId: string): Promise<{ people?: ReportPerson[] }> {
  const [sold, returned, moved] = [
    await readDocuments(ctx, 'sale', sessionId),
    await readDocuments(ctx, 'sales_return', sessionId),
    await readMoved(ctx, sessionId),
  ]
  const names = await readNames(ctx, [...sold.keys(), ...returned.keys(), ...moved.keys()])
  if (names.length < 2) return {}
  return {
    people: names.map(({ id, name }) => ({
      userId: id,
      name,
      ticketCount: sold.get(id)?.count ?? 0,
      totalMinor: sold.get(id)?.totalMinor ?? 0,
      returnCount: returned.get(id)?.count ?? 0,
      returnedMinor: returned.get(id)?.totalMinor ?? 0,
      tenders: moved.get(id) ?? [],
    })),
  }
}

async function readDocuments({ db, companyId }: TxCtx, table: 'sale' | 'sales_return', sessionId: string) {
  const rows = await db
    .selectFrom(table)
    .select('user_id')
    .select(({ fn }) => [fn.countAll<number>().as('count'), totalOf('total_minor').as('total')])
    .where('company_id', '=', companyId)
    .where('cash_session_id', '=', sessionId)
    .groupBy('user_id')
    .execute()
  return new Map(rows.map(({ user_id: userId, count, total }) => [userId, { count, totalMinor: total }]))
}

async function readMoved({ db, companyId }: TxCtx, sessionId: string): Promise<Map<string, ReportPerson['tenders']>> {
  const rows = await db
    .selectFrom('money_ledger as l')
    .innerJoin('payment_method as m', (join) =>
      join.onRef('m.company_id', '=', 'l.company_id').onRef('m.id', '=', 'l.payment_method_id'),
    )
    .select(['l.user_id', 'm.id', 'm.kind', 'm.name'])
    .select(totalOf('l.amount_minor').as('total'))
    .where('l.company_id', '=', companyId)
    .where('l.cash_session_id', '=', sessionId)
    .where('l.kind', 'in', MOVED)
    // A closed session stays as it was counted: what is set right afterwards is in its annex.
    .where('l.document_kind', '!=', 'sessionCorrection')
    .groupBy(['l.user_id', 'm.id', 'm.kind', 'm.name'])
    .orderBy('m.name')
    .execute()
  const moved = new Map<string, ReportPerson['tenders']>()
  for (const { user_id: userId, id, kind, name, total } of rows)
    moved.set(userId, [...(moved.get(userId) ?? []), { paymentMethodId: id, kind, name, amountMinor: total }])
  return moved
}

async function readNames({ db, companyId }: TxCtx, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('app_user')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('name')
    .orderBy('id')
    .execute()
}
