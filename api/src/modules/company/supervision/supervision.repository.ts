import type { ListQuery } from '@comptoir/contracts/schema'
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

/** The account's name, once its look at a list is in the installation's own log. */
export async function insertLook(
  db: Queryable,
  look: { id: string; accountId: string; now: Date; list: 'companies' | 'users'; query: ListQuery; requestId: string },
): Promise<string> {
  await db
    .insertInto('supervision_log')
    .values({
      account_id: look.accountId,
      recorded_at: look.now,
      id: look.id,
      list: look.list,
      query: JSON.stringify(look.query),
      request_id: look.requestId,
    })
    .execute()
  const { name } = await db
    .selectFrom('account')
    .select('name')
    .where('id', '=', look.accountId)
    .executeTakeFirstOrThrow()
  return name
}

/** Of some companies, those whose trail says already that the account looked at them. */
export async function listLookedAtSince(
  db: Queryable,
  { companyIds, accountId, since }: { companyIds: readonly string[]; accountId: string; since: Date },
): Promise<string[]> {
  if (companyIds.length === 0) return []
  const rows = await db
    .selectFrom('audit_log')
    .select('company_id')
    .distinct()
    .where('company_id', 'in', [...companyIds])
    .where('recorded_at', '>', since)
    .where('account_id', '=', accountId)
    .where('action', '=', 'company.viewedBySupport')
    .execute()
  return rows.map(({ company_id }) => company_id)
}

/** What its mails call a company, and by which clock they tell the time. */
export async function getCompanyPlace(db: Queryable, companyId: string): Promise<{ name: string; timeZone: string }> {
  const row = await db
    .selectFrom('company')
    .select(['name', 'time_zone'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return { name: row.name, timeZone: row.time_zone }
}

/** The company's own administrators, and where they read mails. */
export async function listAdministrators(
  db: Queryable,
  companyId: string,
): Promise<{ userId: string; email: string; language: string | null }[]> {
  return db
    .selectFrom('app_user as u')
    .innerJoin('account as a', 'a.id', 'u.account_id')
    .select(['u.id as userId', 'a.email', 'a.language'])
    .where('u.company_id', '=', companyId)
    .where('u.role', '=', 'administrator')
    .where('u.is_active', '=', true)
    .where('u.is_support', '=', false)
    .where('a.is_active', '=', true)
    .orderBy('u.id')
    .execute()
}

/** Whether a user of a company is somebody who came to help. */
export async function isSupportUser(db: Queryable, companyId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('is_support')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.is_support === true
}
