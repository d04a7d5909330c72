/** What there is of products, where, what it is worth, and how it came to that. */
export { stockLevelRoutes } from './stock-levels.routes.ts'
