import { sql } from 'kysely'
import type { Queryable } from '../../platform/db/database.ts'

export interface AccountRow {
  id: string
  email: string
  name: string
  password_hash: string
  language: string | null
  is_super_administrator: boolean
}

/** Accounts are one for the whole installation; the e-mail is unique whatever its capitals. */
export function findAccountByEmail(db: Queryable, email: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'name', 'password_hash', 'language', 'is_super_administrator'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('is_active', '=', true)
    .executeTakeFirst()
}

export function getAccount(db: Queryable, id: string): Promise<AccountRow> {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'name', 'password_hash', 'language', 'is_super_administrator'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The company an account opens first: the one it joined first. */
export async function findCompanyOf(db: Queryable, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('account_company')
    .select('company_id')
    .where('account_id', '=', accountId)
    .orderBy('joined_at')
    .limit(1)
    .executeTakeFirst()
  return row?.company_id ?? null
}
