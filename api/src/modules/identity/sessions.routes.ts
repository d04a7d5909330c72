import { LoginInput, Me, RefreshAnswer, SessionAnswer } from '@comptoir/contracts/identity/session'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { readProfile } from './profile.queries.ts'
import {
  answerWithSession,
  COOKIE_PATH,
  deviceCookieOf,
  refreshCookie,
  setRefreshCookie,
  userAgentOf,
} from './session-answer.ts'
import { refreshSession, signIn, signOut } from './sessions.service.ts'

/** The cookie goes with every call; a page of another site can cause one, but cannot add this header. */
function refuseForeignPages(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  if (request.headers['x-comptoir'] !== '1' || (site !== undefined && site !== 'same-origin'))
    throw new DomainError('auth.refreshRefused')
}

export async function sessionRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const at = (): { db: AppDeps['db']; now: Date; secret: string } => ({
    db: deps.db,
    now: deps.clock.now(),
    secret: deps.secret,
  })
  const limit = { rateLimit: { max: deps.loginsPerMinute, timeWindow: 60_000 } }

  routes.post(
    '/auth/login',
    { config: { access: 'public', ...limit }, schema: { body: LoginInput, response: { 200: SessionAnswer } } },
    async (request, reply) => {
      const attempt = {
        ...at(),
        address: request.ip,
        userAgent: userAgentOf(request),
        deviceCookie: deviceCookieOf(deps, request),
      }
      return answerWithSession(deps, request, reply, await signIn(attempt, request.body))
    },
  )

  routes.post(
    '/auth/refresh',
    { config: { access: 'public', ...limit }, schema: { response: { 200: RefreshAnswer } } },
    async (request, reply) => {
      refuseForeignPages(request)
      const opened = await refreshSession(at(), request.cookies[refreshCookie(deps)] ?? '')
      setRefreshCookie(deps, reply, opened)
      return { token: await reply.jwtSign(opened.claims) }
    },
  )

  routes.post('/auth/logout', { config: { access: 'public', ...limit } }, async (request, reply) => {
    refuseForeignPages(request)
    await signOut(at(), request.cookies[refreshCookie(deps)] ?? '')
    return reply.clearCookie(refreshCookie(deps), { path: COOKIE_PATH }).code(204).send()
  })

  routes.get('/users/me', { config: { access: 'signedIn' }, schema: { response: { 200: Me } } }, async (request) =>
    readProfile(deps.db, request.account.accountId, request.account.companyId),
  )
}
