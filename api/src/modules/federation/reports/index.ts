/** How releases fare in browsers. */
export { healthOf, readHealth } from './health.queries.ts'
export { SeenReleases } from './seen-releases.ts'
export { reportRoutes } from './reports.routes.ts'
