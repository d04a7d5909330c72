/** Units: what quantities of products are measured in, unique in a company without regard to case. */
export { unitRoutes } from './units.routes.ts'
