/** The audit trail that a company reads: who did what, its own people and whoever came to help. */
export { auditTrailRoutes } from './audit-trail.routes.ts'
