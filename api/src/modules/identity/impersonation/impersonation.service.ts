import type { Database } from '../../../platform/db/database.ts'
import { placeSession } from '../accounts/index.ts'
import { openSession, revokeSession, type Opened } from '../sessions/index.ts'

/** Help takes an hour or two; who needs longer says again why. */
const HOURS = 2

/** The session that another one takes the place of, and what opening one needs. */
export interface PresentSession {
  db: Database
  secret: string
  now: Date
  accountId: string
  sessionId: string
  userAgent: string | null
}

/** Opens a session of the caller inside a company, replacing the current one. Authorisation has been checked before. */
export function openImpersonation(present: PresentSession, companyId: string): Promise<Opened> {
  return replaceSession(present, { companyId, expiresAt: new Date(present.now.getTime() + HOURS * 3_600_000) })
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
