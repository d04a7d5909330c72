import { BEST_SELLERS, BestSellersQuery } from '@comptoir/contracts/sales/best-sellers'
import { SALES } from '@comptoir/contracts/sales/sales'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { readBestSellers } from './best-sellers.service.ts'

/** Which products are sold most at a point of sale: their order alone, so whoever sells may read it. */
export async function bestSellerRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  routes.get(
    `/:companyId/${BEST_SELLERS.path}`,
    {
      config: { access: SALES.permissions.write, work: 'report' },
      schema: { params: CompanyParams, querystring: BestSellersQuery, response: { 200: BEST_SELLERS.item } },
    },
    ({ ctx, query }) => inTransaction(ctx, (tx) => readBestSellers(tx, query.pointOfSaleId)),
  )
}
