import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { SessionReply } from '../../../platform/auth/give-session.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { deviceCookie, refreshCookie } from './session-cookies.ts'
import { readProfile } from './session-profile.queries.ts'
import type { Opened } from './sessions.service.ts'

type Parts = Pick<AppDeps, 'db' | 'clock' | 'secret' | 'isSecureOrigin'>
type Answer = SessionReply<Omit<SessionAnswer, 'token'>>

/** A session that replaced another: its profile, and the cookie that renews it. */
export async function sessionAnswer(parts: Parts, opened: Opened): Promise<Answer> {
  const { claims } = opened
  const profile = await readProfile(parts.db, {
    accountId: claims.sub,
    companyId: claims.cid,
    sessionId: claims.sid,
    now: parts.clock.now(),
  })
  return {
    claims,
    cookies: [refreshCookie(parts, opened)],
    content: { ...profile, pointOfSale: profile.pointsOfSale[0] ?? null },
  }
}

/** The session of somebody who has just signed in: the device is remembered too. */
export async function signInAnswer(parts: Parts, visitor: Visitor, opened: Opened): Promise<Answer> {
  const answer = await sessionAnswer(parts, opened)
  return { ...answer, cookies: [...answer.cookies, deviceCookie(parts, visitor, opened)] }
}
