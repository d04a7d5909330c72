/** Checks of the books of each company, every night and when somebody asks, with what they found. */
export { integrityRunRoutes } from './integrity-runs.routes.ts'
export { scheduleIntegrityRuns } from './run-checks.ts'
