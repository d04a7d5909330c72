import { OPENING_STOCK, OpeningStock, OpeningStockInput } from '@comptoir/contracts/inventory/opening-stock'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { ItemParams } from '../../../platform/http/params.ts'
import { addOpeningStock, getOpeningStock } from './opening-stock.service.ts'

const PATH = `/:companyId/${PRODUCTS.path}/:id/opening-stock`

/** The opening stock of a product that is there: what may still be said of it, and saying it. */
export async function openingStockRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(
    PATH,
    { config: { access: PRODUCTS.permissions.read }, schema: { params: ItemParams, response: { 200: OpeningStock } } },
    ({ ctx, params }) => inTransaction(ctx, (tx) => getOpeningStock(tx, params.id)),
  )

  routes.post(
    PATH,
    {
      config: { access: OPENING_STOCK.permissions.openStock, movesStock: true },
      schema: { params: ItemParams, body: OpeningStockInput, response: { 201: OpeningStock } },
    },
    (request, reply) =>
      writeOnce(request, reply, 201, (ctx) => addOpeningStock(ctx, request.params.id, request.body.openingStock)),
  )
}
