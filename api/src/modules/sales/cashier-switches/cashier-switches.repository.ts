import type { CashierKey } from '@comptoir/contracts/sales/cashier-switches'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import type { Switch } from './proved-cashier.rules.ts'

export interface NewSwitch {
  registerId: string
  pointOfSaleId: string
  cashierId: string
  method: CashierKey['kind']
  endsAt: Date
}

/** Somebody sells at a register from now on, where the caller is signed in. */
export async function insertSwitch({ db, companyId, userId, now }: TxCtx, given: NewSwitch): Promise<void> {
  await db
    .insertInto('cashier_switch')
    .values({
      ...{ company_id: companyId, id: newId(), point_of_sale_id: given.pointOfSaleId, register_id: given.registerId },
      ...{ signed_in_id: userId, cashier_id: given.cashierId, method: given.method },
      ...{ begun_at: now, ends_at: given.endsAt },
    })
    .execute()
}

/** Whether the caller opened the session that a register has now. */
export async function hasOwnSession({ db, companyId, userId }: TxCtx, registerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cash_session')
    .select('id')
    .where('company_id', '=', companyId)
    .where('register_id', '=', registerId)
    .where('opened_by', '=', userId)
    .where('state', '<>', 'closed')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a register changed hands in the session that it has now, where that is the caller's. */
export async function isOfSession({ db, companyId, userId }: TxCtx, registerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cash_session as s')
    .innerJoin('cashier_switch as w', (join) =>
      join
        .onRef('w.company_id', '=', 's.company_id')
        .onRef('w.register_id', '=', 's.register_id')
        .onRef('w.signed_in_id', '=', 's.opened_by')
        .onRef('w.begun_at', '>=', 's.opened_at'),
    )
    .select('w.id')
    .where('s.company_id', '=', companyId)
    .where('s.register_id', '=', registerId)
    .where('s.opened_by', '=', userId)
    .where('s.state', '<>', 'closed')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** More than anybody makes at a register in a month; of more, the last ones are read. */
const MOST = 10_000

/** Who sold at a register between two moments, as it was written down, the oldest first. */
export async function findSwitches(
  { db, companyId }: TxCtx,
  registerId: string,
  { from, to }: { from: Date; to: Date },
): Promise<Switch[]> {
  const rows = await db
    .selectFrom('cashier_switch')
    .select(['cashier_id', 'begun_at', 'ends_at'])
    .where('company_id', '=', companyId)
    .where('register_id', '=', registerId)
    .where('begun_at', '>=', from)
    .where('begun_at', '<=', to)
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.toReversed().map((row) => ({
    cashierId: row.cashier_id,
    begunAt: row.begun_at.getTime(),
    endsAt: row.ends_at.getTime(),
  }))
}
