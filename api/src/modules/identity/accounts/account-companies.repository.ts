import type { Queryable } from '../../../platform/db/database.ts'

/** Holds an account until the transaction ends, so that it creates one company at a time; its name and e-mail, undefined when it is closed. */
export function lockAccount(db: Queryable, accountId: string): Promise<{ name: string; email: string } | undefined> {
  return db
    .selectFrom('account')
    .select(['name', 'email'])
    .where('id', '=', accountId)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst()
}

/** From now on the account's sessions that were in no company are in this one. */
export async function bindSessions(db: Queryable, accountId: string, companyId: string): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ company_id: companyId })
    .where('account_id', '=', accountId)
    .where('company_id', 'is', null)
    .execute()
}

/** Puts a session into a company, or out of all, and lets it end sooner. */
export async function placeSession(
  db: Queryable,
  accountId: string,
  sessionId: string,
  { companyId, expiresAt }: { companyId: string | null; expiresAt?: Date },
): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ company_id: companyId, ...(expiresAt ? { expires_at: expiresAt } : {}) })
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .execute()
}
