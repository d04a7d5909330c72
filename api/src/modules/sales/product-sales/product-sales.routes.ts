import { ProductSales } from '@comptoir/contracts/sales/product-sales'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { ItemParams } from '../../../platform/http/params.ts'
import { readProductSales } from './product-sales.queries.ts'

export async function productSalesRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(
    '/:companyId/product-sales/:id',
    {
      config: { access: 'sales.read', work: 'report' },
      schema: { params: ItemParams, response: { 200: ProductSales } },
    },
    async (request) => {
      const found = await inTransaction(request.ctx, (ctx) => readProductSales(ctx, request.params.id))
      if (!found) throw new DomainError('product.notFound')
      return found
    },
  )
}
