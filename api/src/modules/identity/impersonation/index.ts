/** A super-administrator's session inside a company. What the company learns of it is the company module's business. */
export {
  allowWriting,
  endImpersonation,
  IMPERSONATION_MINUTES,
  impersonationEnd,
  openImpersonation,
  type PresentSession,
} from './impersonation.service.ts'
