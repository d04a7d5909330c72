import { LoginInput, Me, RefreshAnswer, SessionAnswer } from '@comptoir/contracts'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppDeps } from '../../app.ts'
import { DomainError } from '../../platform/errors.ts'
import { readProfile } from './profile.queries.ts'
import { refreshSession, signIn, signOut, type Opened } from './sessions.service.ts'

const PATH = '/api/auth'

/** The prefix makes the browser refuse the cookie over plain http; a plain name serves installations that have no https. */
function cookieName(deps: AppDeps): string {
  return deps.isSecureOrigin ? '__Secure-rt' : 'rt'
}

function setCookie(reply: FastifyReply, deps: AppDeps, opened: Opened): void {
  void reply.setCookie(cookieName(deps), opened.refreshToken, {
    path: PATH,
    httpOnly: true,
    secure: deps.isSecureOrigin,
    sameSite: 'strict',
    expires: opened.expiresAt,
  })
}

/** The cookie goes with every call; a page of another site can cause one, but cannot add this header. */
function refuseForeignPages(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  if (request.headers['x-comptoir'] !== '1' || (site !== undefined && site !== 'same-origin')) throw new DomainError('auth.refreshRefused')
}

export async function sessionRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const at = (): { db: AppDeps['db']; now: Date; secret: string } => ({ db: deps.db, now: deps.clock.now(), secret: deps.secret })
  const limit = { rateLimit: { max: deps.loginsPerMinute, timeWindow: 60_000 } }

  routes.post(
    '/auth/login',
    { config: { access: 'public', ...limit }, schema: { body: LoginInput, response: { 200: SessionAnswer } } },
    async (request, reply) => {
      const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null
      const opened = await signIn({ ...at(), address: request.ip, userAgent }, request.body)
      setCookie(reply, deps, opened)
      const profile = await readProfile(deps.db, opened.claims.sub, opened.claims.cid)
      return { token: await reply.jwtSign(opened.claims), ...profile, pointOfSale: profile.pointsOfSale[0] ?? null }
    },
  )

  routes.post('/auth/refresh', { config: { access: 'public', ...limit }, schema: { response: { 200: RefreshAnswer } } }, async (request, reply) => {
    refuseForeignPages(request)
    const opened = await refreshSession(at(), request.cookies[cookieName(deps)] ?? '')
    setCookie(reply, deps, opened)
    return { token: await reply.jwtSign(opened.claims) }
  })

  routes.post('/auth/logout', { config: { access: 'public', ...limit } }, async (request, reply) => {
    refuseForeignPages(request)
    await signOut(at(), request.cookies[cookieName(deps)] ?? '')
    return reply.clearCookie(cookieName(deps), { path: PATH }).code(204).send()
  })

  routes.get('/users/me', { config: { access: 'signedIn' }, schema: { response: { 200: Me } } }, async (request) =>
    readProfile(deps.db, request.account.accountId, request.account.companyId),
  )
}
