import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { auditTrailRoutes } from './audit-trail/index.ts'
import { companyRoutes } from './companies/index.ts'
import { companyProfileRoutes } from './company-profile/index.ts'
import { pointOfSaleRoutes } from './points-of-sale/index.ts'
import { openFirstRegister, registerRoutes } from './registers/index.ts'
import { supervisionRoutes } from './supervision/index.ts'
import { vatRateRoutes } from './vat-rates/index.ts'

/** The company itself: its own data, points of sale, registers, VAT rates, and the trail of what was done. */
export async function companyModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await companyRoutes(app, deps)
  await companyProfileRoutes(app, deps)
  await supervisionRoutes(app, deps)
  await pointOfSaleRoutes(app, openFirstRegister)
  await registerRoutes(app)
  await vatRateRoutes(app)
  await auditTrailRoutes(app)
}
