import type { Language } from '@comptoir/i18n'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/db/database.ts'
import { NO_PASSWORD } from '../passwords/index.ts'

export interface AccountRow {
  id: string
  email: string
  name: string
  password_hash: string
  language: Language | null
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

/** Of accounts those that nobody has suspended, and whether each has a second factor that counts. */
export async function findOpenAccounts(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { hasSecondFactor: boolean }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('account as a')
    .leftJoin('account_second_factor as f', (join) =>
      join.onRef('f.account_id', '=', 'a.id').on('f.confirmed_at', 'is not', null),
    )
    .select(['a.id', 'f.account_id as factor_of'])
    .where('a.id', 'in', [...ids])
    .where('a.is_active', '=', true)
    .execute()
  return new Map(rows.map(({ id, factor_of }) => [id, { hasSecondFactor: factor_of !== null }]))
}

/** The same whether the account is open or closed. */
export function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  return db
    .selectFrom('account')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
    .then((row) => row !== undefined)
}

export interface NewAccount {
  id: string
  email: string
  name: string
  passwordHash: string
  language: Language | null
  /** What the person wants to call the company that is not made yet. */
  companyName: string | null
}

/** False when somebody has the e-mail already. */
export async function insertAccount(db: Queryable, account: NewAccount, now: Date): Promise<boolean> {
  const { id, email, name, passwordHash, language, companyName } = account
  const row = await db
    .insertInto('account')
    .values({
      id,
      email,
      name,
      password_hash: passwordHash,
      language,
      pending_company_name: companyName,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setPassword(db: Queryable, accountId: string, passwordHash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
}

export async function setSuperAdministrator(db: Queryable, accountId: string): Promise<void> {
  await db.updateTable('account').set({ is_super_administrator: true }).where('id', '=', accountId).execute()
}

/** Whether somebody who looks after the installation can sign in. */
export async function hasSuperAdministrator(db: Queryable): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('is_super_administrator', '=', true)
    .where('is_active', '=', true)
    .where('password_hash', '<>', NO_PASSWORD)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
