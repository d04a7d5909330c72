/** Supervision: what super-administrators see of companies and accounts, and what they do for them. */
export { supervisionRoutes } from './supervision.routes.ts'
