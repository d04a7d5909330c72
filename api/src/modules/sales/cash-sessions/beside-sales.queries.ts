import type { ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'

/** What was done in a session beside sales and is counted: papers printed again, and drawers opened. Left out where nothing was. */
export async function countBesideSales(
  { db, companyId }: TxCtx,
  sessionId: string,
): Promise<Pick<ZReport, 'copyCount' | 'drawerOpeningCount'>> {
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
  return {
    ...(copyCount === 0 ? {} : { copyCount }),
    ...(drawerOpeningCount === 0 ? {} : { drawerOpeningCount }),
  }
}
