import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { placeSession } from './account-companies.repository.ts'
import { readProfile } from './profile.queries.ts'
import { setRefreshCookie, userAgentOf } from './session-answer.ts'
import { revokeSession } from './sessions.repository.ts'
import { openSession, type Opened } from './sessions.service.ts'

/** Help takes an hour or two; who needs longer says again why. */
const VISIT_HOURS = 2

/** Opens a session of the caller inside a company, in the place of the one that asks. Whether they may was decided before. */
export async function openVisit(deps: AppDeps, request: FastifyRequest, companyId: string): Promise<Opened> {
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + VISIT_HOURS * 3_600_000)
  return replaceSession(deps, request, { companyId, expiresAt })
}

/** Opens a session in no company, in the place of the visit. */
export async function leaveVisit(deps: AppDeps, request: FastifyRequest): Promise<Opened> {
  return replaceSession(deps, request, { companyId: null })
}

async function replaceSession(
  deps: AppDeps,
  request: FastifyRequest,
  place: { companyId: string | null; expiresAt?: Date },
): Promise<Opened> {
  const { accountId, sessionId } = request.account
  const now = deps.clock.now()
  const opened = await openSession(
    { db: deps.db, now, secret: deps.secret, userAgent: userAgentOf(request) },
    accountId,
  )
  await placeSession(deps.db, accountId, opened.claims.sid, place)
  await revokeSession(deps.db, accountId, sessionId, now)
  return {
    ...opened,
    claims: { ...opened.claims, cid: place.companyId },
    expiresAt: place.expiresAt ?? opened.expiresAt,
  }
}

/** Hands the session over: the token, and the cookie that renews it. */
export async function answerWithVisit(deps: AppDeps, reply: FastifyReply, opened: Opened): Promise<SessionAnswer> {
  setRefreshCookie(deps, reply, opened)
  const profile = await readProfile(deps.db, opened.claims.sub, opened.claims.cid)
  return { token: await reply.jwtSign(opened.claims), ...profile, pointOfSale: profile.pointsOfSale[0] ?? null }
}
