import type { FastifyInstance } from 'fastify'
import { cashSessionRoutes } from './cash-sessions/index.ts'
import { salesReturnRoutes } from './returns/index.ts'
import { saleRoutes } from './sales/index.ts'

/** Selling: cash sessions, the tickets completed in them and the goods taken back. */
export async function salesModule(app: FastifyInstance): Promise<void> {
  await cashSessionRoutes(app)
  await saleRoutes(app)
  await salesReturnRoutes(app)
}
