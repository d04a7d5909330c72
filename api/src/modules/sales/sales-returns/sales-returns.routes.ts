import { SalesReturn, SalesReturnInput, SALES_RETURNS } from '@comptoir/contracts/sales/sales-returns'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { mayEnter } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { listSalesReturns } from './sales-returns.queries.ts'
import { findSalesReturn } from './sales-returns.repository.ts'
import { settleReturn } from './sales-returns.service.ts'

const PATH = '/:companyId/sales-returns'

export async function salesReturnRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const mayRead = { access: 'salesReturns.read' } as const

  routes.post(
    PATH,
    {
      config: { access: 'salesReturns.withoutOrigin' },
      schema: { params: CompanyParams, body: SalesReturnInput, response: { 200: SalesReturn, 201: SalesReturn } },
    },
    async (request, reply) => {
      const { document, isNew } = await settleReturn(request.ctx, request.body)
      return reply.code(isNew ? 201 : 200).send(document)
    },
  )

  routes.get(
    `${PATH}/paginated`,
    {
      config: mayRead,
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(SALES_RETURNS.list),
        response: { 200: SALES_RETURNS.page },
      },
    },
    (request) =>
      inTransaction(request.ctx, (ctx) => listSalesReturns(ctx, listQuery(request.query as Partial<ListQuery>))),
  )

  routes.get(
    `${PATH}/:id`,
    { config: mayRead, schema: { params: ItemParams, response: { 200: SalesReturn } } },
    async (request) => {
      const found = await inTransaction(request.ctx, (ctx) => findSalesReturn(ctx, request.params.id))
      if (!found || !mayEnter(request.ctx, found.salesReturn.pointOfSaleId))
        throw new DomainError('salesReturn.notFound')
      return found.salesReturn
    },
  )
}
