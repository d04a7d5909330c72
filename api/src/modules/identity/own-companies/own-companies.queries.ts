import type { Tx } from '../../../platform/db/database.ts'

/** The company that is entered, as one of its people finds it; undefined for somebody who is none of them, or is out. */
export async function findOwnCompany(
  trx: Tx,
  companyId: string,
  accountId: string,
): Promise<{ name: string; isSuspended: boolean } | undefined> {
  const row = await trx
    .selectFrom('app_user as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .select(['c.name', 'c.suspended_at'])
    .where('u.company_id', '=', companyId)
    .where('c.id', '=', companyId)
    .where('u.account_id', '=', accountId)
    .where('u.is_active', '=', true)
    .where('u.is_support', '=', false)
    .executeTakeFirst()
  return row && { name: row.name, isSuspended: row.suspended_at !== null }
}
