/** The lots of products that came in. */
export { lotRoutes } from './lots.routes.ts'
