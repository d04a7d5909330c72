/** The companies that a person belongs to, and the way from one to another. */
export { ownCompanyRoutes } from './own-companies.routes.ts'
