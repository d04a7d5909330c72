import type { Queryable } from '../../../platform/db/database.ts'

export interface SessionRow {
  account_id: string
  id: string
  company_id: string | null
  salt: Buffer
  generation: number
  rotated_at: Date
  expires_at: Date
  revoked_at: Date | null
}

export async function insertSession(
  db: Queryable,
  row: {
    accountId: string
    id: string
    companyId: string | null
    salt: Buffer
    now: Date
    expiresAt: Date
    userAgent: string | null
  },
): Promise<void> {
  await db
    .insertInto('account_session')
    .values({
      account_id: row.accountId,
      id: row.id,
      company_id: row.companyId,
      salt: row.salt,
      rotated_at: row.now,
      created_at: row.now,
      expires_at: row.expiresAt,
      user_agent: row.userAgent,
    })
    .execute()
}

/** Locks the session, so that two tabs that refresh at once take turns. */
export function lockSession(db: Queryable, accountId: string, id: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('account_session')
    .select(['account_id', 'id', 'company_id', 'salt', 'generation', 'rotated_at', 'expires_at', 'revoked_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function rotateSession(db: Queryable, session: SessionRow, now: Date): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ generation: session.generation + 1, rotated_at: now })
    .where('account_id', '=', session.account_id)
    .where('id', '=', session.id)
    .execute()
}

export async function revokeSession(db: Queryable, accountId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends every session of an account but one, where one is named; how many, by the company that they were in. */
export async function revokeSessions(
  db: Queryable,
  accountId: string,
  now: Date,
  but: string | null = null,
): Promise<ReadonlyMap<string, number>> {
  let update = db
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
  if (but !== null) update = update.where('id', '<>', but)
  const ended = await update.where('expires_at', '>', now).returning('company_id').execute()
  const counts = new Map<string, number>()
  for (const { company_id: id } of ended) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

export async function removeEndedSessions(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('account_session').where('expires_at', '<', before).execute()
}
