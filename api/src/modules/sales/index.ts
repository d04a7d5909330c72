import type { FastifyInstance } from 'fastify'
import { cashSessionRoutes } from './cash-sessions/index.ts'
import { saleRoutes } from './sales/index.ts'

/** Selling: cash sessions and the tickets completed in them. */
export async function salesModule(app: FastifyInstance): Promise<void> {
  await cashSessionRoutes(app)
  await saleRoutes(app)
}
