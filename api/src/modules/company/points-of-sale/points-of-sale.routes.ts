import {
  listQuerySchema,
  POINT_OF_SALE_LIST,
  PointOfSale,
  PointOfSaleInput,
  PointsOfSalePage,
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
import { listPointsOfSale, listShortPointsOfSale } from './points-of-sale.queries.ts'
import { changePointOfSale, createPointOfSale, getPointOfSale, removePointOfSale } from './points-of-sale.service.ts'

const PATH = '/:companyId/points-of-sale'

export async function pointOfSaleRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(PATH, { config: { access: 'pointsOfSale.read' }, schema: { params: CompanyParams, response: { 200: ShortList } } }, (request) =>
    inTransaction(request.ctx, listShortPointsOfSale),
  )

  routes.get(
    `${PATH}/paginated`,
    {
      config: { access: 'pointsOfSale.read' },
      schema: { params: CompanyParams, querystring: listQuerySchema(POINT_OF_SALE_LIST), response: { 200: PointsOfSalePage } },
    },
    (request) => inTransaction(request.ctx, (ctx) => listPointsOfSale(ctx, listQuery(request.query as Partial<ListQuery>))),
  )

  routes.get(
    `${PATH}/:id`,
    { config: { access: 'pointsOfSale.read' }, schema: { params: ItemParams, response: { 200: PointOfSale } } },
    async (request, reply) => {
      const found = await inTransaction(request.ctx, (ctx) => getPointOfSale(ctx, request.params.id))
      giveVersion(reply, found)
      return found
    },
  )

  routes.post(
    PATH,
    { config: { access: 'pointsOfSale.write' }, schema: { params: CompanyParams, body: PointOfSaleInput, response: { 201: PointOfSale } } },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => createPointOfSale(ctx, request.body)),
  )

  routes.put(
    `${PATH}/:id`,
    { config: { access: 'pointsOfSale.write' }, schema: { params: ItemParams, body: PointOfSaleInput, response: { 200: PointOfSale } } },
    (request, reply) =>
      writeOnce(request, reply, 200, (ctx) => changePointOfSale(ctx, request.params.id, request.body, versionHeld(request))),
  )

  routes.delete(`${PATH}/:id`, { config: { access: 'pointsOfSale.write' }, schema: { params: ItemParams } }, async (request, reply) => {
    await inTransaction(request.ctx, (ctx) => removePointOfSale(ctx, request.params.id))
    return reply.code(204).send()
  })
}
