/** What people see and change of their own account. */
export { ownAccountRoutes } from './own-account.routes.ts'
