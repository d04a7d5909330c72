import type { FastifyInstance } from 'fastify'
import type { Beginning } from '../../platform/beginning.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { apiTokenRoutes } from './api-tokens/index.ts'
import { auditTrailRoutes } from './audit-trail/index.ts'
import { checkpointRoutes, scheduleEvidence } from './checkpoints/index.ts'
import { companyRoutes } from './companies/index.ts'
import { companyProfileRoutes } from './company-profile/index.ts'
import { counterKeyRoutes } from './counter-keys/index.ts'
import { locationRoutes } from './locations/index.ts'
import { pointOfSaleRoutes } from './points-of-sale/index.ts'
import { registerStateRoutes } from './register-states/index.ts'
import { openFirstRegister, registerPrintingRoutes, registerRoutes } from './registers/index.ts'
import { roleRoutes } from './roles/index.ts'
import { secondFactorPolicyRoutes } from './second-factor-policy/index.ts'
import { supervisionRoutes } from './supervision/index.ts'
import { taxParameterRoutes } from './tax-parameters/index.ts'
import { userRoutes } from './users/index.ts'
import { webhooksPart } from './webhooks/index.ts'

/**
 * The company itself: its own data, points of sale with registers and locations, taxes by date, its people, the tokens of
 * other programs and the webhooks that tell them what happens, and the trail of what was done. `beginnings` are what the other areas make for a new one, `currencyChanges` what they do when its currency is
 * another.
 */
export async function companyModule(
  app: FastifyInstance,
  deps: AppDeps,
  beginnings: readonly Beginning[],
  currencyChanges: readonly Beginning[],
): Promise<void> {
  await companyRoutes(app, deps, beginnings)
  await counterKeyRoutes(app)
  await companyProfileRoutes(app, deps, beginnings, currencyChanges)
  await supervisionRoutes(app, deps)
  await pointOfSaleRoutes(app, openFirstRegister)
  await registerRoutes(app, deps)
  await registerPrintingRoutes(app, deps)
  await registerStateRoutes(app)
  await locationRoutes(app)
  await roleRoutes(app)
  await secondFactorPolicyRoutes(app)
  await userRoutes(app, deps)
  await taxParameterRoutes(app)
  await apiTokenRoutes(app)
  await webhooksPart(app, deps)
  await auditTrailRoutes(app)
  await checkpointRoutes(app, deps)
  scheduleEvidence(deps)
}
