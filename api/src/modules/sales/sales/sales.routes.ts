import { Sale, SaleInput, SALES } from '@comptoir/contracts/sales/sales'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import { SEARCH_LIMIT, SearchHits, SearchQuery } from '@comptoir/contracts/search'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { mayEnter } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { searchSales } from './sale-search.queries.ts'
import { listSales } from './sales.queries.ts'
import { findSale } from './sales.repository.ts'
import { completeSale } from './sales.service.ts'

const PATH = '/:companyId/sales'

export async function saleRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.post(
    PATH,
    {
      config: { access: 'sales.write' },
      schema: { params: CompanyParams, body: SaleInput, response: { 200: Sale, 201: Sale } },
    },
    async (request, reply) => {
      const { document, isNew } = await completeSale(request.ctx, request.body)
      return reply.code(isNew ? 201 : 200).send(document)
    },
  )

  routes.get(
    `${PATH}/paginated`,
    {
      config: { access: 'sales.read' },
      schema: { params: CompanyParams, querystring: listQuerySchema(SALES.list), response: { 200: SALES.page } },
    },
    (request) => inTransaction(request.ctx, (ctx) => listSales(ctx, listQuery(request.query as Partial<ListQuery>))),
  )

  routes.get(
    `${PATH}/search`,
    {
      config: { access: 'sales.read' },
      schema: { params: CompanyParams, querystring: SearchQuery, response: { 200: SearchHits } },
    },
    async ({ ctx, query }) => ({
      data: await inTransaction(ctx, (tx) => searchSales(tx, query.text, query.limit ?? SEARCH_LIMIT)),
    }),
  )

  routes.get(
    `${PATH}/:id`,
    { config: { access: 'sales.read' }, schema: { params: ItemParams, response: { 200: Sale } } },
    async (request) => {
      const found = await inTransaction(request.ctx, (ctx) => findSale(ctx, request.params.id))
      if (!found || !mayEnter(request.ctx, found.sale.pointOfSaleId)) throw new DomainError('sale.notFound')
      return found.sale
    },
  )
}
