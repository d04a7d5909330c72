import type { ForeignTender, SessionTender } from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'
import { readForeignCash } from './foreign-cash.queries.ts'

/** What moved in a session, by payment method: every method that moved, and cash always. */
export async function readTenders(ctx: TxCtx, sessionId: string): Promise<SessionTender[]> {
  return (await readTendersOf(ctx, [sessionId])).get(sessionId) ?? []
}

/** The same of several sessions at once, by the id of each. */
export async function readTendersOf(
  ctx: TxCtx,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, SessionTender[]>> {
  const { db, companyId } = ctx
  const tenders = new Map<string, SessionTender[]>()
  if (sessionIds.length === 0) return tenders
  const sum = (...kinds: string[]) => totalOf('l.amount_minor', { column: 'l.kind', in: kinds })
  const rows = await db
    .selectFrom('cash_session as s')
    .innerJoin('payment_method as m', (join) => join.onRef('m.company_id', '=', 's.company_id'))
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('money_ledger as l')
          .select(['l.company_id', 'l.cash_session_id', 'l.payment_method_id'])
          .select([
            sum('opening').as('opening'),
            sum('payment').as('received'),
            sum('change').as('change'),
            sum('refund').as('refunded'),
            sum('payIn').as('paid_in'),
            sum('payOut').as('paid_out'),
            sum('opening', 'payment', 'change', 'refund', 'payIn', 'payOut').as('expected'),
          ])
          .where('l.company_id', '=', companyId)
          .where('l.cash_session_id', 'in', sessionIds)
          // A closed session stays as it was counted: what is set right afterwards is in its annex.
          .where('l.document_kind', '!=', 'sessionCorrection')
          .groupBy(['l.company_id', 'l.cash_session_id', 'l.payment_method_id'])
          .as('moved'),
      (join) =>
        join
          .onRef('moved.company_id', '=', 's.company_id')
          .onRef('moved.cash_session_id', '=', 's.id')
          .onRef('moved.payment_method_id', '=', 'm.id'),
    )
    .leftJoin('cash_session_count as c', (join) =>
      join
        .onRef('c.company_id', '=', 's.company_id')
        .onRef('c.payment_method_id', '=', 'm.id')
        .onRef('c.cash_session_id', '=', 's.id'),
    )
    .select(['s.id as session_id', 'm.id', 'm.kind', 'm.name'])
    .select(['c.expected_minor', 'c.counted_minor', 'c.difference_minor', 'c.comment', 'c.basis', 'c.foreign_cash'])
    .select([
      'moved.opening',
      'moved.received',
      'moved.change',
      'moved.refunded',
      'moved.paid_in',
      'moved.paid_out',
      'moved.expected',
    ])
    .where('s.company_id', '=', companyId)
    .where('s.id', 'in', sessionIds)
    .where('m.direction', '=', 'client')
    .where((eb) =>
      eb.or([
        eb('m.kind', '=', 'cash'),
        eb('moved.cash_session_id', 'is not', null),
        eb('c.cash_session_id', 'is not', null),
      ]),
    )
    .orderBy('m.name')
    .execute()
  const foreignOf = await readForeignCash(ctx, sessionIds)
  for (const { session_id: id, ...row } of rows)
    tenders.set(id, [
      ...(tenders.get(id) ?? []),
      {
        paymentMethodId: row.id,
        kind: row.kind,
        name: row.name,
        openingMinor: row.opening ?? 0,
        receivedMinor: row.received ?? 0,
        changeMinor: row.change ?? 0,
        refundedMinor: row.refunded ?? 0,
        paidInMinor: row.paid_in ?? 0,
        paidOutMinor: row.paid_out ?? 0,
        expectedMinor: row.expected_minor ?? row.expected ?? 0,
        countedMinor: row.counted_minor,
        differenceMinor: row.difference_minor,
        comment: row.comment,
        ...(row.basis === 'assumed' ? { isAssumed: true as const } : {}),
        ...seenForeign(row.counted_minor === null ? foreignOf(id, row.id) : row.foreign_cash),
      },
    ])
  return tenders
}

function seenForeign(foreign: readonly ForeignTender[] | null): Pick<SessionTender, 'foreign'> {
  return foreign && foreign.length > 0 ? { foreign: [...foreign] } : {}
}

/** Of these ways to pay the ones by which clients of the company do. */
export async function listClientMethods(
  { db, companyId }: TxCtx,
  ids: readonly string[],
): Promise<{ id: string; kind: string }[]> {
  return db
    .selectFrom('payment_method')
    .select(['id', 'kind'])
    .where('company_id', '=', companyId)
    .where('direction', '=', 'client')
    .where('id', 'in', ids)
    .execute()
}
