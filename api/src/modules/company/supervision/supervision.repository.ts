import { v7 as newId } from 'uuid'
import type { Queryable } from '../../../platform/db/database.ts'

/** Closes a company to its own people, or opens it again with null. False when there is none of that id. */
export async function setSuspended(
  db: Queryable,
  companyId: string,
  suspended: { at: Date; reason: string } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('company')
    .set({ suspended_at: suspended?.at ?? null, suspended_reason: suspended?.reason ?? null })
    .where('id', '=', companyId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The user as which an account acts in a company when it comes to help: one of its own people stays who they are. */
export async function ensureSupportUser(
  db: Queryable,
  companyId: string,
  account: { id: string; name: string },
  now: Date,
): Promise<string> {
  const known = await db
    .selectFrom('app_user')
    .select(['id', 'is_support'])
    .where('company_id', '=', companyId)
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  if (known) return known.id
  const made = await db
    .insertInto('app_user')
    .values({
      company_id: companyId,
      id: newId(),
      account_id: account.id,
      name: account.name,
      role: 'administrator',
      has_all_points_of_sale: true,
      is_support: true,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doUpdateSet({ name: account.name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** The companies whose people an account is one of. */
export async function companiesOf(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('account_company').select('company_id').where('account_id', '=', accountId).execute()
  return rows.map(({ company_id }) => company_id)
}
