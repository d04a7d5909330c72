import type { Queryable } from '../../../platform/db/database.ts'

/** Of one person, as far as they are shown. */
const MOST_COMPANIES = 50

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

/** The account belongs to the company, and has just come in. */
export async function joinCompany(db: Queryable, accountId: string, companyId: string, now: Date): Promise<void> {
  await db
    .insertInto('account_company')
    .values({ account_id: accountId, company_id: companyId, joined_at: now, last_sign_in_at: now })
    .execute()
}

/** Whether a user of the company may come in: who is out opens no session there, and none that is open goes on. */
export async function setOut(
  db: Queryable,
  accountId: string,
  companyId: string,
  { isOut, now }: { isOut: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('account_company')
    .set({ left_at: isOut ? now : null })
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute()
  if (!isOut) return
  await db
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** The companies that an account belongs to and is not out of. */
export async function listCompaniesOf(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_company')
    .select('company_id')
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .orderBy('joined_at')
    .limit(MOST_COMPANIES)
    .execute()
  return rows.map(({ company_id: companyId }) => companyId)
}

/** From now on the account opens this company. */
export async function chooseCompany(db: Queryable, accountId: string, companyId: string, now: Date): Promise<void> {
  await db
    .updateTable('account_company')
    .set({ last_sign_in_at: now })
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute()
}

/** The company that an account opens: the one that it was in last, of those that it is not out of; null where there is none. */
export async function findCompanyOf(db: Queryable, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('account_company')
    .select('company_id')
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .orderBy('last_sign_in_at', (order) => order.desc().nullsLast())
    .orderBy('joined_at')
    .limit(1)
    .executeTakeFirst()
  return row?.company_id ?? null
}

/** The same, noting that the account comes in now. */
export async function enterCompanyOf(db: Queryable, accountId: string, now: Date): Promise<string | null> {
  const companyId = await findCompanyOf(db, accountId)
  if (companyId !== null) await chooseCompany(db, accountId, companyId, now)
  return companyId
}

/** When accounts last came into a company, by account; those who never did are not among them. */
export async function lastSignIns(
  db: Queryable,
  companyId: string,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('account_company')
    .select(['account_id', 'last_sign_in_at'])
    .where('company_id', '=', companyId)
    .where('account_id', 'in', [...accountIds])
    .execute()
  return new Map(
    rows.flatMap(({ account_id, last_sign_in_at }) => (last_sign_in_at ? [[account_id, last_sign_in_at]] : [])),
  )
}
