/** Supervision: what super-administrators see of companies and accounts, and what they do for them. */
export { getCompanyPlace, listAdministrators } from './supervision.repository.ts'
export { supervisionRoutes } from './supervision.routes.ts'
