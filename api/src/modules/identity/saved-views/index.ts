/** Views of lists that people keep under a name. */
export { savedViewRoutes } from './saved-views.routes.ts'
