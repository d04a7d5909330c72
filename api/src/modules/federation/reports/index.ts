/** How releases fare in browsers. */
export { healthOf, readHealth } from './health.queries.ts'
export { reportRoutes } from './reports.routes.ts'
