import {
  ReasonInput,
  SUPERVISED_COMPANY_LIST,
  SUPERVISED_USER_LIST,
  SupervisedCompaniesPage,
  SupervisedCompany,
  SupervisedUser,
  SupervisedUsersPage,
} from '@comptoir/contracts/company/supervision'
import { SessionAnswer } from '@comptoir/contracts/identity/session'
import { Id, listQuerySchema, Strict, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { giveSession } from '../../../platform/auth/give-session.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { visitorOf } from '../../../platform/http/visitor.ts'
import { endImpersonation, openImpersonation, sessionAnswer, type PresentSession } from '../../identity/index.ts'
import { listSupervisedCompanies } from './supervised-companies.queries.ts'
import { listSupervisedUsers } from './supervised-users.queries.ts'
import { recordLook } from './supervision-log.ts'
import {
  enterCompany,
  leaveCompany,
  superviseCompany,
  superviseUser,
  takeWriting,
  type Supervisor,
} from './supervision.service.ts'

const Params = Strict({ id: Id })
const config = { access: 'superAdministrator' } as const
/** Lists go across all companies, which costs more than any other: a person reads slower than this. */
const listConfig = { ...config, rateLimit: { max: 240, timeWindow: 60_000 } } as const

/** What super-administrators see of companies and accounts, how they close and open them, and how they come to help. */
export async function supervisionRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  companies(app, deps)
  users(app, deps)
  impersonation(app, deps)
}

function by(request: FastifyRequest, { admin, clock }: AppDeps): Supervisor {
  return { admin: admin.db, accountId: request.account.accountId, requestId: request.id, now: clock.now() }
}

function presentSession(request: FastifyRequest, { db, secret, clock }: AppDeps): PresentSession {
  const { accountId, sessionId } = request.account
  return { db, secret, now: clock.now(), accountId, sessionId, userAgent: visitorOf(request).userAgent }
}

function companies(app: FastifyInstance, deps: AppDeps): void {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  app.get<{ Querystring: Partial<ListQuery> }>(
    '/superadmin/companies/paginated',
    {
      config: listConfig,
      schema: { querystring: listQuerySchema(SUPERVISED_COMPANY_LIST), response: { 200: SupervisedCompaniesPage } },
    },
    async (request) => {
      const query = listQuery(request.query)
      const page = await listSupervisedCompanies(deps.admin.db, query, deps.clock.now())
      await recordLook(by(request, deps), { list: 'companies', query, companyIds: page.data.map(({ id }) => id) })
      return page
    },
  )
  routes.post(
    '/superadmin/companies/:id/suspend',
    { config, schema: { params: Params, body: ReasonInput, response: { 200: SupervisedCompany } } },
    (request) => superviseCompany(by(request, deps), request.params.id, request.body.reason.trim()),
  )
  routes.post(
    '/superadmin/companies/:id/restore',
    { config, schema: { params: Params, response: { 200: SupervisedCompany } } },
    (request) => superviseCompany(by(request, deps), request.params.id, null),
  )
}

function users(app: FastifyInstance, deps: AppDeps): void {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  app.get<{ Querystring: Partial<ListQuery> }>(
    '/superadmin/users/paginated',
    {
      config: listConfig,
      schema: { querystring: listQuerySchema(SUPERVISED_USER_LIST), response: { 200: SupervisedUsersPage } },
    },
    async (request) => {
      const query = listQuery(request.query)
      const page = await listSupervisedUsers(deps.admin.db, query)
      const companyIds = page.data.flatMap(({ companies }) => companies.map(({ id }) => id))
      await recordLook(by(request, deps), { list: 'users', query, companyIds })
      return page
    },
  )
  routes.post(
    '/superadmin/users/:id/suspend',
    { config, schema: { params: Params, body: ReasonInput, response: { 200: SupervisedUser } } },
    (request) => superviseUser(by(request, deps), request.params.id, request.body.reason.trim()),
  )
  routes.post(
    '/superadmin/users/:id/restore',
    { config, schema: { params: Params, response: { 200: SupervisedUser } } },
    (request) => superviseUser(by(request, deps), request.params.id, null),
  )
}

function impersonation(app: FastifyInstance, deps: AppDeps): void {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  routes.post(
    '/superadmin/companies/:id/enter',
    { config, schema: { params: Params, body: ReasonInput, response: { 200: SessionAnswer } } },
    async (request, reply) => {
      const supervisor = by(request, deps)
      await enterCompany(supervisor, request.params.id, request.body.reason.trim())
      // Over at the moment that the company was told.
      const present = { ...presentSession(request, deps), now: supervisor.now }
      const opened = await openImpersonation(present, request.params.id)
      return giveSession(reply, await sessionAnswer(deps, opened))
    },
  )
  routes.post(
    '/superadmin/write',
    { config, schema: { body: ReasonInput, response: DONE } },
    async (request, reply) => {
      const { ctx, account } = request
      if (!ctx) throw new DomainError('auth.notInside')
      const place = { companyId: ctx.companyId, userId: ctx.userId, sessionId: account.sessionId }
      await takeWriting(by(request, deps), place, request.body.reason.trim())
      return reply.code(204).send()
    },
  )
  // The session before was ended by the impersonation: leaving opens another, in no company.
  routes.post('/superadmin/leave', { config, schema: { response: { 200: SessionAnswer } } }, async (request, reply) => {
    const { ctx } = request
    if (ctx) await leaveCompany(by(request, deps), ctx.companyId, ctx.userId)
    const opened = await endImpersonation(presentSession(request, deps))
    return giveSession(reply, await sessionAnswer(deps, opened))
  })
}
