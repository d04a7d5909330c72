/** The audit trail that a company reads: who did what, both its own people and support. */
export { auditTrailRoutes } from './audit-trail.routes.ts'
export { tellEntries } from './audit-trail.queries.ts'
export { tellAction, tellChanges, tellFacts } from './audit-telling.ts'
