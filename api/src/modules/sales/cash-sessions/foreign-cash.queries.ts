import type { CloseSessionInput, ForeignTender } from '@comptoir/contracts/sales/cash-sessions'
import type { Currency } from '@comptoir/money'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf, totalOfTexts } from '../../../platform/db/sums.ts'
import { listCashRates } from '../../treasury/index.ts'
import type { SessionRow } from './cash-sessions.repository.ts'
import type { Worth } from './foreign-count.rules.ts'

/** The cash in other currencies that came in by a method, by code; empty where none did. */
export type ForeignOf = (sessionId: string, paymentMethodId: string) => ForeignTender[]

/** What tickets of sessions were paid in other currencies, as it is known now, with nothing counted. */
export async function readForeignCash({ db, companyId }: TxCtx, sessionIds: readonly string[]): Promise<ForeignOf> {
  const taken = sql`s.payment_details -> l.id::text -> 'foreign'`
  const rows = await db
    .selectFrom('sale as s')
    .innerJoin('money_ledger as l', (join) =>
      join.onRef('l.company_id', '=', 's.company_id').onRef('l.document_id', '=', 's.id'),
    )
    .select(['l.cash_session_id', 'l.payment_method_id'])
    .select(sql<Currency>`${taken} ->> 'currency'`.as('code'))
    .select(totalOfTexts(sql`${taken} ->> 'amountMinor'`).as('amount'))
    .select(totalOf('l.amount_minor').as('value'))
    .where('s.company_id', '=', companyId)
    .where('l.company_id', '=', companyId)
    .where('s.cash_session_id', 'in', [...sessionIds])
    // Few tickets say anything of a payment, and of these few were paid so.
    .where('s.payment_details', 'is not', null)
    .where('l.document_kind', '=', 'sale')
    .where(sql<boolean>`${taken} is not null`)
    .groupBy(['l.cash_session_id', 'l.payment_method_id', 'code'])
    .orderBy('code')
    .execute()
  return (sessionId, methodId) =>
    rows
      .filter((row) => row.cash_session_id === sessionId && row.payment_method_id === methodId)
      .map(({ code: currency, amount, value }) => ({
        ...{ currency, amountMinor: amount, valueMinor: value },
        ...{ countedMinor: null, countedValueMinor: null },
      }))
}

/** By what counted cash of other currencies is worth something that no ticket tells of: the rates of the day of the count. */
export async function readWorth(
  ctx: TxCtx,
  { currency }: Pick<SessionRow, 'currency'>,
  { counts }: Pick<CloseSessionInput, 'counts'>,
  closedAt: Date,
): Promise<Worth> {
  if (counts.every(({ foreign = [] }) => foreign.length === 0)) return { rates: [], currency }
  return { rates: await listCashRates(ctx, closedAt), currency }
}
