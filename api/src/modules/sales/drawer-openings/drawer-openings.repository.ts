import type { DrawerOpening } from '@comptoir/contracts/company/registers'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'

/** Posts that the drawer of a register is opened beside sales, in the session that is open there now, if any; gives its id. */
export async function insertDrawerOpening(
  { db, companyId, userId, now }: TxCtx,
  { pointOfSaleId, registerId, reason, note }: DrawerOpening & { pointOfSaleId: string; registerId: string },
): Promise<string> {
  const id = newId()
  const session = await db
    .selectFrom('cash_session')
    .select('id')
    .where('company_id', '=', companyId)
    .where('register_id', '=', registerId)
    .where('state', 'in', ['open', 'counting'])
    .executeTakeFirst()
  await db
    .insertInto('drawer_opening')
    .values({
      ...{ company_id: companyId, id, point_of_sale_id: pointOfSaleId, register_id: registerId },
      ...{ cash_session_id: session?.id ?? null, reason, note: note?.trim() || null, user_id: userId },
      ...{ occurred_at: now, recorded_at: now },
    })
    .execute()
  return id
}
