import { LoginInput, Me, RefreshAnswer, SessionAnswer } from '@comptoir/contracts/identity/session'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { giveSession } from '../../../platform/auth/give-session.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { visitorOf } from '../../../platform/http/visitor.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { recordFailedTry } from '../account-trail/index.ts'
import { signInAnswer } from './session-answer.ts'
import { logSignIn } from './sign-in-log.ts'
import { COOKIE_PATH, deviceCookieOf, refreshCookie, refreshCookieName, refreshTokenOf } from './session-cookies.ts'
import { readProfile } from './session-profile.queries.ts'
import { refreshSession, signIn, signOut, type FailedTry } from './sessions.service.ts'

/** The cookie goes with every call; a page of another site can cause one, but cannot add this header. */
function refuseForeignPages(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  if (request.headers['x-comptoir'] !== '1' || (site !== undefined && site !== 'same-origin'))
    throw new DomainError('auth.refreshRefused')
}

export async function sessionRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const at = (request: FastifyRequest) => ({
    db: deps.db,
    now: deps.clock.now(),
    secret: deps.secret,
    requestId: request.id,
    visitor: visitorOf(request),
  })
  const limit = { rateLimit: { max: deps.loginsPerMinute, timeWindow: 60_000 } }

  routes.post(
    '/auth/login',
    { config: { access: 'public', ...limit }, schema: { body: LoginInput, response: { 200: SessionAnswer } } },
    async (request, reply) => {
      const asking = at(request)
      const { visitor } = asking
      const onFailed = (failed: FailedTry): void => app.afterwards.add(() => recordFailedTry(deps.db, asking, failed))
      const attempt = { ...asking, deviceCookie: deviceCookieOf(deps, visitor), onFailed }
      const tried = { email: request.body.email, address: visitor.address }
      const opened = await logSignIn(request.log, tried, signIn(attempt, request.body))
      // The browser's one cookie is about to be replaced: nobody could end the session before any more.
      await signOut(asking, refreshTokenOf(deps, visitor))
      return giveSession(reply, await signInAnswer(deps, visitor, opened))
    },
  )

  routes.post(
    '/auth/refresh',
    { config: { access: 'public', ...limit }, schema: { response: { 200: RefreshAnswer } } },
    async (request, reply) => {
      refuseForeignPages(request)
      const asking = at(request)
      const opened = await refreshSession(asking, refreshTokenOf(deps, asking.visitor))
      return giveSession(reply, { claims: opened.claims, cookies: [refreshCookie(deps, opened)], content: {} })
    },
  )

  routes.post(
    '/auth/logout',
    { config: { access: 'public', ...limit }, schema: { response: DONE } },
    async (request, reply) => {
      refuseForeignPages(request)
      const asking = at(request)
      await signOut(asking, refreshTokenOf(deps, asking.visitor))
      return reply.clearCookie(refreshCookieName(deps), { path: COOKIE_PATH }).code(204).send()
    },
  )

  routes.get('/users/me', { config: { access: 'signedIn' }, schema: { response: { 200: Me } } }, async (request) =>
    readProfile(deps.db, { ...request.account, now: deps.clock.now() }),
  )
}
