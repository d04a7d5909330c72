import { CounterProducts, FindProductsQuery, ProductIds, PRODUCTS } from '@comptoir/contracts/inventory/products'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import { SEARCH_LIMIT, SearchHits, SearchQuery } from '@comptoir/contracts/search'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { productExport } from './product-export.ts'
import { findProductIds } from './product-list.queries.ts'
import { searchProducts } from './product-search.queries.ts'
import { listShortProducts } from './products.queries.ts'
import { findForCounter, listCatalogue, productCases } from './products.service.ts'

const PATH = `/:companyId/${PRODUCTS.path}`

export async function productRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(
    `${PATH}/ids`,
    {
      config: { access: PRODUCTS.permissions.read },
      schema: { params: CompanyParams, querystring: listQuerySchema(PRODUCTS.list), response: { 200: ProductIds } },
    },
    async (request) => ({
      data: await inTransaction(request.ctx, (ctx) => findProductIds(ctx, request.query as Partial<ListQuery>)),
    }),
  )

  routes.get(
    `${PATH}/find`,
    {
      config: { access: PRODUCTS.permissions.read },
      schema: { params: CompanyParams, querystring: FindProductsQuery, response: { 200: CounterProducts } },
    },
    async (request) => ({ data: await inTransaction(request.ctx, (ctx) => findForCounter(ctx, request.query)) }),
  )

  routes.get(
    `${PATH}/search`,
    {
      config: { access: PRODUCTS.permissions.read },
      schema: { params: CompanyParams, querystring: SearchQuery, response: { 200: SearchHits } },
    },
    async ({ ctx, query }) => ({
      data: await inTransaction(ctx, (tx) => searchProducts(tx, query.text, query.limit ?? SEARCH_LIMIT)),
    }),
  )

  const calls = { ...productCases, short: listShortProducts, list: listCatalogue }
  resourceRoutes(app, PRODUCTS, calls, { export: productExport })
}
