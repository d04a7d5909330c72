import type { FastifyInstance } from 'fastify'
import { cashSessionRoutes } from './cash-sessions/index.ts'
import { productSalesRoutes } from './product-sales/index.ts'
import { salesReturnRoutes } from './sales-returns/index.ts'
import { saleRoutes } from './sales/index.ts'

/** Selling: cash sessions, the tickets completed in them, the goods taken back, and what was sold of a product. */
export async function salesModule(app: FastifyInstance): Promise<void> {
  await cashSessionRoutes(app)
  await saleRoutes(app)
  await salesReturnRoutes(app)
  await productSalesRoutes(app)
}
