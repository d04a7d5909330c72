import type { FastifyInstance } from 'fastify'
import type { Beginning } from '../../platform/beginning.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { auditTrailRoutes } from './audit-trail/index.ts'
import { checkpointRoutes, scheduleEvidence } from './checkpoints/index.ts'
import { companyRoutes } from './companies/index.ts'
import { companyProfileRoutes } from './company-profile/index.ts'
import { pointOfSaleRoutes } from './points-of-sale/index.ts'
import { openFirstRegister, registerRoutes } from './registers/index.ts'
import { supervisionRoutes } from './supervision/index.ts'
import { vatRateRoutes } from './vat-rates/index.ts'

/**
 * The company itself: its own data, points of sale, registers, VAT rates, and the trail of what was done. `beginnings` are
 * what the other areas make for a new one.
 */
export async function companyModule(
  app: FastifyInstance,
  deps: AppDeps,
  beginnings: readonly Beginning[],
): Promise<void> {
  await companyRoutes(app, deps, beginnings)
  await companyProfileRoutes(app, deps, beginnings)
  await supervisionRoutes(app, deps)
  await pointOfSaleRoutes(app, openFirstRegister)
  await registerRoutes(app)
  await vatRateRoutes(app)
  await auditTrailRoutes(app)
  await checkpointRoutes(app, deps)
  scheduleEvidence(deps)
}
