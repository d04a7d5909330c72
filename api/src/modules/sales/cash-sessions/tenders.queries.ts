import type { SessionTender } from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'

/** What moved in a session, by payment method: every method that moved, and cash always. */
export async function readTenders({ db, companyId }: TxCtx, sessionId: string): Promise<SessionTender[]> {
  const sum = (...kinds: string[]) => totalOf('l.amount_minor', { column: 'l.kind', in: kinds })
  const rows = await db
    .selectFrom('payment_method as m')
    .leftJoin('money_ledger as l', (join) =>
      join
        .onRef('l.company_id', '=', 'm.company_id')
        .onRef('l.payment_method_id', '=', 'm.id')
        .on('l.cash_session_id', '=', sessionId),
    )
    .leftJoin('cash_session_count as c', (join) =>
      join
        .onRef('c.company_id', '=', 'm.company_id')
        .onRef('c.payment_method_id', '=', 'm.id')
        .on('c.cash_session_id', '=', sessionId),
    )
    .select(['m.id', 'm.kind', 'm.name', 'c.expected_minor', 'c.counted_minor', 'c.difference_minor', 'c.comment'])
    .select([
      sum('opening').as('opening'),
      sum('payment').as('received'),
      sum('change').as('change'),
      sum('refund').as('refunded'),
      sum('payIn').as('paid_in'),
      sum('payOut').as('paid_out'),
      sum('opening', 'payment', 'change', 'refund', 'payIn', 'payOut').as('expected'),
    ])
    .where('m.company_id', '=', companyId)
    .groupBy(['m.id', 'm.kind', 'm.name', 'c.expected_minor', 'c.counted_minor', 'c.difference_minor', 'c.comment'])
    .having((eb) => eb.or([eb('m.kind', '=', 'cash'), eb(eb.fn.count('l.id'), '>', 0)]))
    .orderBy('m.name')
    .execute()
  return rows.map((row) => ({
    paymentMethodId: row.id,
    kind: row.kind,
    name: row.name,
    openingMinor: row.opening,
    receivedMinor: row.received,
    changeMinor: row.change,
    refundedMinor: row.refunded,
    paidInMinor: row.paid_in,
    paidOutMinor: row.paid_out,
    expectedMinor: row.expected_minor ?? row.expected,
    countedMinor: row.counted_minor,
    differenceMinor: row.difference_minor,
    comment: row.comment,
  }))
}
