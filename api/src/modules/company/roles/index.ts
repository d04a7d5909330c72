/** Roles that a company makes of its own. */
export { roleCases } from './roles.service.ts'
export { roleRoutes } from './roles.routes.ts'
