import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../app.ts'
import { companyRoutes } from './companies/index.ts'
import { pointOfSaleRoutes } from './points-of-sale/index.ts'
import { registerRoutes } from './registers/index.ts'
import { vatRateRoutes } from './vat-rates/index.ts'

/** The company itself: its points of sale, registers and VAT rates. */
export async function companyModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await companyRoutes(app, deps)
  await pointOfSaleRoutes(app)
  await registerRoutes(app)
  await vatRateRoutes(app)
}
