import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { notificationRoutes } from './notifications/index.ts'
import { accountsFeature } from './accounts/index.ts'
import { devicesFeature } from './devices/index.ts'
import { enquiriesFeature } from './enquiries/index.ts'
import { scheduleCleanUp } from './clean-up.ts'
import { secondFactorRoutes } from './second-factor/index.ts'
import { sessionRoutes } from './sessions.routes.ts'

/** Accounts and sessions: who somebody is, before what they may do in a company. */
export async function identityModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await sessionRoutes(app, deps)
  await accountsFeature(app, deps)
  await devicesFeature(app, deps)
  await secondFactorRoutes(app, deps)
  scheduleCleanUp(deps)
  await enquiriesFeature(app, deps)
  await notificationRoutes(app)
}

export { ensureAccount } from './ensure-account.ts'
export { hashPassword } from './passwords.ts'
export { openSession } from './sessions.service.ts'
export { bindSessions, lockAccount } from './account-companies.repository.ts'
export { findCompanyOf, hasSuperAdministrator } from './accounts.repository.ts'
export { notify } from './notifications/index.ts'
export { reopenAccount, suspendAccount } from './account-supervision.repository.ts'
export { answerWithVisit, leaveVisit, openVisit } from './visits.ts'
export { makeSuperAdministrator, type Made } from './accounts/index.ts'
