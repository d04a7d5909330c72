import { StockLocation, StockLocationInput, StockLocationList } from '@comptoir/contracts/company/locations'
import { Id, Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { giveVersion, versionHeld } from '../../../platform/http/versions.ts'
import { changeLocation, createLocation, getLocation, listLocations, removeLocation } from './locations.service.ts'

const PATH = '/:companyId/points-of-sale/:pointOfSaleId/locations'
const ListParams = Strict({ companyId: Type.String(), pointOfSaleId: Id })
const Params = Strict({ companyId: Type.String(), pointOfSaleId: Id, id: Id })

export async function locationRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(
    PATH,
    { config: { access: 'pointsOfSale.read' }, schema: { params: ListParams, response: { 200: StockLocationList } } },
    (request) => inTransaction(request.ctx, (ctx) => listLocations(ctx, request.params.pointOfSaleId)),
  )

  routes.get(
    `${PATH}/:id`,
    { config: { access: 'pointsOfSale.read' }, schema: { params: Params, response: { 200: StockLocation } } },
    async (request, reply) => {
      const { pointOfSaleId, id } = request.params
      const found = await inTransaction(request.ctx, (ctx) => getLocation(ctx, pointOfSaleId, id))
      giveVersion(reply, found)
      return found
    },
  )

  routes.post(
    PATH,
    {
      config: { access: 'pointsOfSale.write' },
      schema: { params: ListParams, body: StockLocationInput, response: { 201: StockLocation } },
    },
    (request, reply) =>
      writeOnce(request, reply, 201, (ctx) => createLocation(ctx, request.params.pointOfSaleId, request.body)),
  )

  routes.put(
    `${PATH}/:id`,
    {
      config: { access: 'pointsOfSale.write' },
      schema: { params: Params, body: StockLocationInput, response: { 200: StockLocation } },
    },
    (request, reply) =>
      writeOnce(request, reply, 200, (ctx) => {
        const { pointOfSaleId, id } = request.params
        return changeLocation(ctx, pointOfSaleId, id, request.body, versionHeld(request))
      }),
  )

  routes.delete(
    `${PATH}/:id`,
    { config: { access: 'pointsOfSale.write' }, schema: { params: Params, response: DONE } },
    async (request, reply) => {
      const { pointOfSaleId, id } = request.params
      await inTransaction(request.ctx, (ctx) => removeLocation(ctx, pointOfSaleId, id, versionHeld(request)))
      return reply.code(204).send()
    },
  )
}
