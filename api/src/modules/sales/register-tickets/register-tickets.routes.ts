import {
  BatchReceipt,
  KEPT_TICKETS,
  REGISTER_TICKETS,
  TICKET_SERIES,
  TicketBatch,
  TICKETS_MEBIBYTES,
  TicketSeries,
  TicketSeriesInput,
} from '@comptoir/contracts/sales/register-tickets'
import { SALES } from '@comptoir/contracts/sales/sales'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { approvalKeyOf } from '../approval-codes/index.ts'
import { listKeptTickets } from './kept-tickets.queries.ts'
import { receiveTickets } from './receive.service.ts'
import { keysFor } from './register-keys.queries.ts'
import { giveSeries } from './ticket-series.service.ts'

const MEBIBYTE = 1024 * 1024

export async function registerTicketRoutes(app: FastifyInstance, { secret }: Pick<AppDeps, 'secret'>): Promise<void> {
  app.withTypeProvider<TypeBoxTypeProvider>().post(
    `/:companyId/${REGISTER_TICKETS.path}`,
    {
      config: { access: SALES.permissions.write, work: 'posting' },
      bodyLimit: TICKETS_MEBIBYTES * MEBIBYTE,
      schema: { params: CompanyParams, body: TicketBatch, response: { 200: BatchReceipt } },
    },
    ({ ctx, body }) => receiveTickets(ctx, body),
  )

  app.withTypeProvider<TypeBoxTypeProvider>().post(
    `/:companyId/${TICKET_SERIES.path}`,
    {
      config: { access: SALES.permissions.write },
      schema: { params: CompanyParams, body: TicketSeriesInput, response: { 200: TicketSeries } },
    },
    async (request, reply) => {
      const series = await writeOnce(request, reply, 200, (ctx) => giveSeries(ctx, request.body))
      // Beside what is kept of the answer: the approval key is stored nowhere, and the others are many.
      const { ctx, body } = request
      const { companyId } = ctx
      const keys = await inTransaction(ctx, (tx) => keysFor(tx, series, body.keysAfter))
      // Whoever is given no series approves in none.
      if (body.held === undefined) return { ...series, ...keys }
      return { ...series, approvalKey: approvalKeyOf({ secret, companyId, ...series }).toString('base64'), ...keys }
    },
  )

  app.get<{ Querystring: Partial<ListQuery> }>(
    `/:companyId/${KEPT_TICKETS.path}/paginated`,
    {
      config: { access: KEPT_TICKETS.permissions.read },
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(KEPT_TICKETS.list),
        response: { 200: KEPT_TICKETS.page },
      },
    },
    (request) => inTransaction(request.ctx, (ctx) => listKeptTickets(ctx, listQuery(request.query))),
  )
}
