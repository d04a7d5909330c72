import type { ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'

/** What was done in a session beside sales and is counted: what clients paid of what they owe, papers printed again, and drawers opened. Left out where nothing was. */
export async function countBesideSales(
  { db, companyId }: TxCtx,
  sessionId: string,
): Promise<Pick<ZReport, 'copyCount' | 'drawerOpeningCount' | 'clientPaymentCount' | 'clientPaymentMinor'>> {
  const countOf = async (table: 'ticket_copy' | 'drawer_opening'): Promise<number> => {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', '=', companyId)
      .where('cash_session_id', '=', sessionId)
      .executeTakeFirstOrThrow()
    return count
  }
  const copyCount = await countOf('ticket_copy')
  const drawerOpeningCount = await countOf('drawer_opening')
  const paid = await db
    .selectFrom('client_payment')
    .select(({ fn }) => [fn.countAll<number>().as('count'), totalOf('total_minor').as('total')])
    .where('company_id', '=', companyId)
    .where('cash_session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return {
    ...(paid.count === 0 ? {} : { clientPaymentCount: paid.count, clientPaymentMinor: paid.total }),
    ...(copyCount === 0 ? {} : { copyCount }),
    ...(drawerOpeningCount === 0 ? {} : { drawerOpeningCount }),
  }
}
