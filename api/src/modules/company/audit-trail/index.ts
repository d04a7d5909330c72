/** The audit trail that a company reads: who did what, both its own people and support. */
export { auditTrailRoutes } from './audit-trail.routes.ts'
