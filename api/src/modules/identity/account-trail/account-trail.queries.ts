import type { Queryable } from '../../../platform/db/database.ts'

/** The user of a company that an account is; null where it is none, or not any more. Inside of the company. */
export async function findUserOf(db: Queryable, companyId: string, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.id ?? null
}
