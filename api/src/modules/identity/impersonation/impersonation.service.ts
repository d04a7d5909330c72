import type { Database, Queryable } from '../../../platform/db/database.ts'
import { placeSession } from '../accounts/index.ts'
import { openSession, revokeSession, type Opened } from '../sessions/index.ts'

/** Who needs longer says again why. */
export const IMPERSONATION_MINUTES = 60

/** The session that another one takes the place of, and what opening one needs. */
export interface PresentSession {
  db: Database
  secret: string
  now: Date
  accountId: string
  sessionId: string
  userAgent: string | null
}

/** When an impersonation that begins now is over. */
export function impersonationEnd(now: Date): Date {
  return new Date(now.getTime() + IMPERSONATION_MINUTES * 60_000)
}

/** Opens a session of the caller inside a company, to read, replacing the current one. Authorisation has been checked before. */
export function openImpersonation(present: PresentSession, companyId: string): Promise<Opened> {
  return replaceSession(present, { companyId, expiresAt: impersonationEnd(present.now) })
}

/** Lets the session write until it is over; gives when that is. Null where the session is over already. */
export async function allowWriting(
  db: Queryable,
  { accountId, sessionId }: Pick<PresentSession, 'accountId' | 'sessionId'>,
): Promise<Date | null> {
  const row = await db
    .updateTable('account_session')
    .set((eb) => ({ support_writes_until: eb.ref('expires_at') }))
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning('expires_at')
    .executeTakeFirst()
  return row?.expires_at ?? null
}

/** Opens a session in no company, replacing the impersonation. */
export function endImpersonation(present: PresentSession): Promise<Opened> {
  return replaceSession(present, { companyId: null })
}

async function replaceSession(
  { accountId, sessionId, ...present }: PresentSession,
  place: { companyId: string | null; expiresAt?: Date },
): Promise<Opened> {
  const opened = await openSession(present, accountId)
  await placeSession(present.db, accountId, opened.claims.sid, place)
  await revokeSession(present.db, accountId, sessionId, present.now)
  return {
    ...opened,
    claims: { ...opened.claims, cid: place.companyId },
    expiresAt: place.expiresAt ?? opened.expiresAt,
  }
}
