import jwt from '@fastify/jwt'
import type { Permission } from '@comptoir/contracts/permissions'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Ctx } from '../context.ts'
import type { Clock } from '../clock.ts'
import type { Database, OpenDatabase } from '../db/database.ts'
import { DomainError } from '../errors.ts'
import { languageOf } from '../http/problems.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import { registerAccessRefusals } from './access-refusals.ts'
import { admitApiTokens, type TokenMembership } from './api-tokens.ts'
import { apiTokenIn } from './api-token-text.ts'
import { findMembership, type Membership } from './membership.ts'
import { findPublisher, publisherOf, publishTokenIn, type Publisher } from './publisher.ts'
import { requireSecondFactor } from './second-factor.ts'
import { ACCESS_TOKEN_SECONDS, areClaims, type AccessClaims } from './tokens.ts'
import { VerifiedTokens } from './verified-tokens.ts'
import { isId } from '../is-id.ts'
import { endsWithCaller, workOf } from '../work.ts'

/** Callers: everybody, signed-in accounts, super-administrators, these or publish tokens, holders of a permission. */
export type Access = 'public' | 'signedIn' | 'superAdministrator' | 'publisher' | Permission

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Whether it changes what a company has, where that does not follow from permission and method. */
    writes?: boolean
  }
  interface FastifyRequest {
    ctx: Ctx
    account: Account
    publisher: Publisher
  }
}

/** The signed-in account behind a request that is bound to no company. */
export interface Account {
  accountId: string
  sessionId: string
  companyId: string | null
  isSuperAdministrator: boolean
  /** The company is closed to this person: calls that need it are refused. */
  isCompanySuspended: boolean
  /** The company requires a second factor that this person has not set up: calls that need the company are refused. */
  isSecondFactorMissing: boolean
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: AccessClaims
    user: AccessClaims
  }
}

export interface AuthOptions {
  db: Database
  dbOf: OpenDatabase['dbOf']
  /** In a demonstration super-administrators need no second factor. */
  environment: 'demonstration' | 'production'
  clock: Clock
  secret: string
  limits: RequestLimits
}

function requireAccess(route: RouteOptions): void {
  if (!route.url.startsWith('/api')) return
  if (!route.config?.access)
    throw new Error(`${String(route.method)} ${route.url} does not say who may call it (config.access)`)
}

async function claimsOf(request: FastifyRequest, verified: VerifiedTokens): Promise<AccessClaims> {
  const { authorization } = request.headers
  if (!authorization) throw new DomainError('auth.required')
  const known = verified.find(authorization, Date.now())
  if (known) return known
  const claims: unknown = await request.jwtVerify().catch(() => null)
  if (!areClaims(claims)) throw new DomainError('auth.tokenStale')
  verified.keep(authorization, claims, claims.exp * 1000)
  return claims
}

/** Counted for the account; without a token that holds, for the address. */
async function countedClaims(
  request: FastifyRequest,
  limits: RequestLimits,
  verified: VerifiedTokens,
): Promise<AccessClaims> {
  try {
    const claims = await claimsOf(request, verified)
    await limits.ofAccount(request, claims.sub)
    return claims
  } catch (error) {
    if (request.countedAccount === '') await limits.ofAddress(request)
    throw error
  }
}

function companyAsked(request: FastifyRequest, claims: AccessClaims): string | null {
  const { companyId } = request.params as { companyId?: string }
  if (companyId === undefined) return claims.cid
  if (!isId(companyId)) throw new DomainError('company.notFound')
  return companyId.toLowerCase()
}

/** The company at whose address an API token is used; null where tokens have no business: what is a person's own, or no company's. */
function companyForToken(request: FastifyRequest, access: Access): string | null {
  const { companyId } = request.params as { companyId?: string }
  if (companyId === undefined || OF_NO_COMPANY.has(access)) return null
  if (!isId(companyId)) throw new DomainError('company.notFound')
  return companyId.toLowerCase()
}

/** Routes that only super-administrators may call, when it is people who call. */
function isForSupervision(access: Access): access is 'superAdministrator' | 'publisher' {
  return access === 'superAdministrator' || access === 'publisher'
}

function admit(access: Access, membership: Membership, companyId: string | null): void {
  if (access === 'signedIn') return
  if (isForSupervision(access)) {
    if (!membership.isSuperAdministrator) throw new DomainError('auth.forbidden', { permission: 'superAdministrator' })
    return
  }
  if (!membership.user || !companyId) throw new DomainError('company.notFound')
  if (membership.isCompanySuspended) throw new DomainError('company.suspended')
  if (membership.user.isSecondFactorMissing) throw new DomainError('auth.secondFactorNeeded')
  if (access !== 'public' && !membership.user.permissions.has(access))
    throw new DomainError('auth.forbidden', { permission: access })
}

const READING = new Set(['GET', 'HEAD'])
const OF_NO_COMPANY = new Set<Access>(['public', 'signedIn', 'superAdministrator', 'publisher'])

/** Every call that asks for a permission of the company and does not merely read; a route may say otherwise. */
function writesOfCompany({ method, routeOptions }: FastifyRequest, access: Access): boolean {
  return routeOptions.config.writes ?? (!OF_NO_COMPANY.has(access) && !READING.has(method))
}

/** A publish token is for one remote: another one's addresses are closed to it. */
async function admitToken(request: FastifyRequest, db: Database, token: string, now: Date): Promise<Publisher> {
  const publisher = await findPublisher(db, token, now)
  if (!publisher) throw new DomainError('publishToken.unknown')
  const { remote } = request.params as { remote?: string }
  if (remote !== undefined && remote !== publisher.remote)
    throw new DomainError('publishToken.ofAnotherRemote', { remote: publisher.remote ?? '' })
  return publisher
}

/** Signs and checks access tokens; before any body is read, decides who asks and whether they may. */
export async function registerAuth(
  app: FastifyInstance,
  { db, dbOf, environment, clock, secret, limits }: AuthOptions,
): Promise<void> {
  await app.register(jwt, {
    secret,
    sign: { algorithm: 'HS256', expiresIn: ACCESS_TOKEN_SECONDS, iss: 'comptoir', aud: 'comptoir-api' },
    verify: {
      algorithms: ['HS256'],
      allowedIss: 'comptoir',
      allowedAud: 'comptoir-api',
      requiredClaims: ['iss', 'aud', 'iat', 'exp'],
      checkTyp: 'JWT',
    },
  })
  const verified = new VerifiedTokens()
  const admitApiToken = admitApiTokens(db, limits)
  registerAccessRefusals(app, { db, clock })
  app.addHook('onRoute', requireAccess)
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access
    if (!access || access === 'public') return
    const now = clock.now()
    const token = access === 'publisher' ? publishTokenIn(request.headers.authorization) : null
    if (token !== null) {
      request.publisher = await admitToken(request, db, token, now)
      return
    }
    const apiToken = apiTokenIn(request.headers.authorization)
    if (apiToken !== null) {
      const companyId = companyForToken(request, access)
      const membership = await admitApiToken(request, apiToken, { companyId, now })
      const { user, accountId, apiTokenId } = membership
      if (companyId !== null) request.member = { companyId, userId: user.id, accountId, apiTokenId }
      admit(access, membership, companyId)
      if (companyId !== null) request.ctx = contextOf(request, reply, dbOf, companyId, membership, now)
      return
    }
    const claims = await countedClaims(request, limits, verified)
    const membership = await findMembership(db, {
      accountId: claims.sub,
      sessionId: claims.sid,
      companyId: companyAsked(request, claims),
      now,
    })
    if (!membership) throw new DomainError('auth.tokenStale')
    const { companyId, isSuperAdministrator, isCompanySuspended } = membership
    const isSecondFactorMissing = membership.user?.isSecondFactorMissing === true
    // Known before anything is refused: the log says whom.
    request.account = {
      accountId: claims.sub,
      sessionId: claims.sid,
      companyId,
      isSuperAdministrator,
      isCompanySuspended,
      isSecondFactorMissing,
    }
    const { user } = membership
    if (user && companyId) request.member = { companyId, userId: user.id, accountId: claims.sub }
    admit(access, membership, companyId)
    if (user?.isReadOnly && writesOfCompany(request, access)) throw new DomainError('auth.supportReadsOnly')
    if (environment === 'production' && isForSupervision(access)) await requireSecondFactor(db, claims.sub)
    if (access === 'publisher') request.publisher = await publisherOf(db, claims.sub)
    if (user && companyId && !isCompanySuspended && !isSecondFactorMissing)
      request.ctx = contextOf(request, reply, dbOf, companyId, membership, now)
  })
}

/** Aborted when the connection is closed before the answer was sent. */
function departureOf({ raw }: FastifyReply): AbortSignal {
  const departure = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) departure.abort()
  })
  return departure.signal
}

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  dbOf: OpenDatabase['dbOf'],
  companyId: string,
  membership: Membership | TokenMembership,
  now: Date,
): Ctx {
  const { user } = membership
  if (!user) throw new DomainError('company.notFound')
  const work = workOf(request)
  return {
    db: dbOf(companyId, work),
    companyId,
    userId: user.id,
    accountId: membership.accountId,
    ...('apiTokenId' in membership ? { apiTokenId: membership.apiTokenId } : {}),
    userName: user.name,
    role: user.role,
    permissions: user.permissions,
    pointOfSaleIds: user.pointOfSaleIds,
    now,
    requestId: request.id,
    language: languageOf(request),
    log: request.log,
    work,
    ...(endsWithCaller(work) ? { gone: departureOf(reply) } : {}),
  }
}
