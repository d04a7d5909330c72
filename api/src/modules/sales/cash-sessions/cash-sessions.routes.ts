import {
  CashSession,
  CloseSessionInput,
  OpenSessionInput,
  ZReport,
  CASH_SESSIONS,
} from '@comptoir/contracts/sales/cash-sessions'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { listCashSessions } from './cash-sessions.queries.ts'
import { getCashSession, openCashSession, readReport, resumeSelling, startCount } from './cash-sessions.service.ts'
import { closeCashSession } from './close-session.ts'

const PATH = '/:companyId/cash-sessions'

export async function cashSessionRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const read = { access: 'cashSessions.read' } as const
  const write = { access: 'cashSessions.write' } as const

  routes.get(
    `${PATH}/paginated`,
    {
      config: read,
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(CASH_SESSIONS.list),
        response: { 200: CASH_SESSIONS.page },
      },
    },
    (request) =>
      inTransaction(request.ctx, (ctx) => listCashSessions(ctx, listQuery(request.query as Partial<ListQuery>))),
  )

  routes.get(
    `${PATH}/:id`,
    { config: read, schema: { params: ItemParams, response: { 200: CashSession } } },
    (request) => inTransaction(request.ctx, (ctx) => getCashSession(ctx, request.params.id)),
  )

  routes.get(
    `${PATH}/:id/report`,
    { config: read, schema: { params: ItemParams, response: { 200: ZReport } } },
    (request) => inTransaction(request.ctx, (ctx) => readReport(ctx, request.params.id)),
  )

  routes.post(
    PATH,
    { config: write, schema: { params: CompanyParams, body: OpenSessionInput, response: { 201: CashSession } } },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => openCashSession(ctx, request.body)),
  )

  routes.post(
    `${PATH}/:id/count`,
    { config: write, schema: { params: ItemParams, response: { 200: CashSession } } },
    (request, reply) => writeOnce(request, reply, 200, (ctx) => startCount(ctx, request.params.id)),
  )

  routes.post(
    `${PATH}/:id/resume`,
    { config: write, schema: { params: ItemParams, response: { 200: CashSession } } },
    (request, reply) => writeOnce(request, reply, 200, (ctx) => resumeSelling(ctx, request.params.id)),
  )

  routes.post(
    `${PATH}/:id/close`,
    { config: write, schema: { params: ItemParams, body: CloseSessionInput, response: { 200: ZReport } } },
    (request, reply) => writeOnce(request, reply, 200, (ctx) => closeCashSession(ctx, request.params.id, request.body)),
  )
}
