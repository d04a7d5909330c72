import {
  CounterProducts,
  FindProductsQuery,
  listQuerySchema,
  PRODUCT_LIST,
  Product,
  ProductIds,
  ProductInput,
  ProductsPage,
  ShortList,
  type ListQuery,
} from '@comptoir/contracts'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { giveVersion, versionHeld } from '../../../platform/http/versions.ts'
import { findProductIds } from './product-list.queries.ts'
import { listShortProducts } from './products.queries.ts'
import { changeProduct, createProduct, findForCounter, getProduct, listCatalogue, removeProduct } from './products.service.ts'

const PATH = '/:companyId/products'

export async function productRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(PATH, { config: { access: 'products.read' }, schema: { params: CompanyParams, response: { 200: ShortList } } }, (request) =>
    inTransaction(request.ctx, listShortProducts),
  )

  routes.get(
    `${PATH}/paginated`,
    {
      config: { access: 'products.read' },
      schema: { params: CompanyParams, querystring: listQuerySchema(PRODUCT_LIST), response: { 200: ProductsPage } },
    },
    (request) => inTransaction(request.ctx, (ctx) => listCatalogue(ctx, listQuery(request.query as Partial<ListQuery>))),
  )

  routes.get(
    `${PATH}/ids`,
    {
      config: { access: 'products.read' },
      schema: { params: CompanyParams, querystring: listQuerySchema(PRODUCT_LIST), response: { 200: ProductIds } },
    },
    async (request) => ({ data: await inTransaction(request.ctx, (ctx) => findProductIds(ctx, request.query as Partial<ListQuery>)) }),
  )

  routes.get(
    `${PATH}/find`,
    {
      config: { access: 'products.read' },
      schema: { params: CompanyParams, querystring: FindProductsQuery, response: { 200: CounterProducts } },
    },
    async (request) => ({ data: await inTransaction(request.ctx, (ctx) => findForCounter(ctx, request.query)) }),
  )

  routes.get(
    `${PATH}/:id`,
    { config: { access: 'products.read' }, schema: { params: ItemParams, response: { 200: Product } } },
    async (request, reply) => {
      const found = await inTransaction(request.ctx, (ctx) => getProduct(ctx, request.params.id))
      giveVersion(reply, found)
      return found
    },
  )

  routes.post(
    PATH,
    { config: { access: 'products.write' }, schema: { params: CompanyParams, body: ProductInput, response: { 201: Product } } },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => createProduct(ctx, request.body)),
  )

  routes.put(
    `${PATH}/:id`,
    { config: { access: 'products.write' }, schema: { params: ItemParams, body: ProductInput, response: { 200: Product } } },
    (request, reply) => writeOnce(request, reply, 200, (ctx) => changeProduct(ctx, request.params.id, request.body, versionHeld(request))),
  )

  routes.delete(`${PATH}/:id`, { config: { access: 'products.write' }, schema: { params: ItemParams } }, async (request, reply) => {
    await inTransaction(request.ctx, (ctx) => removeProduct(ctx, request.params.id))
    return reply.code(204).send()
  })
}
