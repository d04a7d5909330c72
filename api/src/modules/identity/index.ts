import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { scheduleCleanUp } from './clean-up.ts'
import { scheduleFurtherRefusals } from './account-trail/index.ts'
import { deviceRoutes } from './devices/index.ts'
import { enquiryRoutes, receivedEnquiryRoutes, scheduleEnquiriesCleanUp } from './enquiries/index.ts'
import { invitationRoutes } from './invitations/index.ts'
import { notificationRoutes } from './notifications/index.ts'
import { ownCompanyRoutes } from './own-companies/index.ts'
import { ownAccountRoutes } from './own-account/index.ts'
import { savedViewRoutes } from './saved-views/index.ts'
import { secondFactorRoutes } from './second-factor/index.ts'
import { sessionRoutes } from './sessions/index.ts'
import { handleMailRequests, signUpRoutes } from './sign-up/index.ts'

/** Accounts and sessions: who somebody is, before what they may do in a company. */
export async function identityModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await sessionRoutes(app, deps)
  await signUpRoutes(app, deps)
  await invitationRoutes(app, deps)
  await ownAccountRoutes(app, deps)
  await ownCompanyRoutes(app, deps)
  await deviceRoutes(app, deps)
  await secondFactorRoutes(app, deps)
  await enquiryRoutes(app, deps)
  await receivedEnquiryRoutes(app, deps)
  await notificationRoutes(app)
  await savedViewRoutes(app)
  handleMailRequests(deps)
  scheduleCleanUp(deps)
  scheduleFurtherRefusals(deps)
  scheduleEnquiriesCleanUp(deps)
}

export { insertInvitation, INVITATION_DAYS, invitationEnd, spendInvitations } from './account-mails/index.ts'
export {
  bindSessions,
  checkOwnPassword,
  ensureAccount,
  findCompanyOf,
  findOpenAccounts,
  hasSuperAdministrator,
  lastSignIns,
  lockAccount,
  reopenAccount,
  setOut,
  suspendAccount,
} from './accounts/index.ts'
export {
  allowWriting,
  endImpersonation,
  IMPERSONATION_MINUTES,
  impersonationEnd,
  openImpersonation,
  type PresentSession,
} from './impersonation/index.ts'
export { endNotifications, notify } from './notifications/index.ts'
export { hashPassword, isPassword, NO_PASSWORD } from './passwords/index.ts'
export { countSecondFactors } from './second-factor/index.ts'
export { openSession, sessionAnswer } from './sessions/index.ts'
export { countTry, forgetTries, limitTries, takeBackTry, throttleKey, waitUntil } from './throttle/index.ts'
export { makeSuperAdministrator, type Made } from './sign-up/index.ts'
