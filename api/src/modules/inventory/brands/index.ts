/** Brands: who makes what is sold, unique in a company without regard to case. */
export { brandRoutes } from './brands.routes.ts'
