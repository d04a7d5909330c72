import { RETURN_PRICES, SALES_RETURNS, SalesReturn, TICKET_RETURNS } from '@comptoir/contracts/sales/sales-returns'
import { LINES_MEBIBYTES } from '@comptoir/contracts/sales/sales'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { documentRoutes } from '../../../platform/document/document-routes.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { returnExport } from './return-export.ts'
import { listSalesReturns } from './sales-returns.queries.ts'
import { getSalesReturn, settleReturn } from './sales-returns.service.ts'
import { readReturnPrice } from './without-ticket.queries.ts'
import { getReturnableTicket, settleTicketReturn } from './ticket-returns.service.ts'

const MEBIBYTE = 1024 * 1024

export async function salesReturnRoutes(app: FastifyInstance): Promise<void> {
  const calls = { list: listSalesReturns, get: getSalesReturn, post: settleReturn }
  documentRoutes(app, SALES_RETURNS, calls, { export: returnExport })

  app.withTypeProvider<TypeBoxTypeProvider>().get(
    `/:companyId/${TICKET_RETURNS.path}`,
    {
      config: { access: SALES_RETURNS.permissions.write },
      schema: { params: CompanyParams, querystring: TICKET_RETURNS.query, response: { 200: TICKET_RETURNS.item } },
    },
    ({ ctx, query }) => inTransaction(ctx, (tx) => getReturnableTicket(tx, query)),
  )

  app.withTypeProvider<TypeBoxTypeProvider>().get(
    `/:companyId/${RETURN_PRICES.path}`,
    {
      config: { access: SALES_RETURNS.permissions.write },
      schema: { params: CompanyParams, querystring: RETURN_PRICES.query, response: { 200: RETURN_PRICES.item } },
    },
    ({ ctx, query }) => inTransaction(ctx, (tx) => readReturnPrice(tx, query)),
  )

  app.withTypeProvider<TypeBoxTypeProvider>().post(
    `/:companyId/${TICKET_RETURNS.path}`,
    {
      config: { access: SALES_RETURNS.permissions.write, work: 'posting' },
      bodyLimit: LINES_MEBIBYTES * MEBIBYTE,
      schema: { params: CompanyParams, body: TICKET_RETURNS.input, response: { 200: SalesReturn, 201: SalesReturn } },
    },
    async ({ ctx, body }, reply) => {
      const { document, isNew } = await settleTicketReturn(ctx, body)
      return reply.code(isNew ? 201 : 200).send(document)
    },
  )
}
