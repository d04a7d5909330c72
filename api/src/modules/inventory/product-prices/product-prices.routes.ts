import { ProductPrices, ProductStock } from '@comptoir/contracts/inventory/product-prices'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { ItemParams } from '../../../platform/http/params.ts'
import { getPrices, getStock } from './product-prices.service.ts'

const PATH = `/:companyId/${PRODUCTS.path}/:id`
const config = { access: PRODUCTS.permissions.read } as const

/** What is told of a product beside itself: how its price comes about, and its stock by point of sale. */
export async function productPriceRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(
    `${PATH}/prices`,
    { config, schema: { params: ItemParams, response: { 200: ProductPrices } } },
    ({ ctx, params }) => inTransaction(ctx, (tx) => getPrices(tx, params.id)),
  )

  routes.get(
    `${PATH}/stock`,
    { config, schema: { params: ItemParams, response: { 200: ProductStock } } },
    async ({ ctx, params }) => ({ data: await inTransaction(ctx, (tx) => getStock(tx, params.id)) }),
  )
}
