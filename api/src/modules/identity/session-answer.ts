import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { rememberDevice } from './known-device.ts'
import { readProfile } from './profile.queries.ts'
import type { Opened } from './sessions.service.ts'

/** Cookies go to these addresses alone. */
export const COOKIE_PATH = '/api/auth'
/** As long as browsers keep one. */
const DEVICE_SECONDS = 400 * 86_400

/** The prefix makes the browser refuse the cookie over plain http; a plain name serves installations that have no https. */
function named(deps: AppDeps, name: string): string {
  return deps.isSecureOrigin ? `__Secure-${name}` : name
}

export const refreshCookie = (deps: AppDeps): string => named(deps, 'rt')

/** What the browser shows of the accounts that signed in on it before. */
export function deviceCookieOf(deps: AppDeps, request: FastifyRequest): string {
  return request.cookies[named(deps, 'device')] ?? ''
}

export function userAgentOf(request: FastifyRequest): string | null {
  return request.headers['user-agent']?.slice(0, 300) ?? null
}

export function setRefreshCookie(deps: AppDeps, reply: FastifyReply, { refreshToken, expiresAt }: Opened): void {
  void reply.setCookie(refreshCookie(deps), refreshToken, { ...shared(deps), expires: expiresAt })
}

/** Answers with a session that was just opened: the token, the cookie that renews it, and the one that remembers the device. */
export async function answerWithSession(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  opened: Opened,
): Promise<SessionAnswer> {
  const { sub, cid } = opened.claims
  setRefreshCookie(deps, reply, opened)
  void reply.setCookie(named(deps, 'device'), rememberDevice(deps.secret, deviceCookieOf(deps, request), sub), {
    ...shared(deps),
    maxAge: DEVICE_SECONDS,
  })
  const profile = await readProfile(deps.db, sub, cid)
  return { token: await reply.jwtSign(opened.claims), ...profile, pointOfSale: profile.pointsOfSale[0] ?? null }
}

function shared(deps: AppDeps): { path: string; httpOnly: true; secure: boolean; sameSite: 'strict' } {
  return { path: COOKIE_PATH, httpOnly: true, secure: deps.isSecureOrigin, sameSite: 'strict' }
}
