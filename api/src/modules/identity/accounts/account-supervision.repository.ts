import type { Queryable } from '../../../platform/db/database.ts'

/** Closes an account; its sessions end with their next call. False when there is none of that id. */
export async function suspendAccount(db: Queryable, accountId: string, reason: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ is_active: false, suspended_at: now, suspended_reason: reason })
    .where('id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Opens an account again. False when there is none of that id. */
export async function reopenAccount(db: Queryable, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ is_active: true, suspended_at: null, suspended_reason: null })
    .where('id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
