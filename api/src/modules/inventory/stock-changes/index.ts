/** What moves in the stock of a company, told as it happens. */
export { stockChangeRoutes } from './stock-changes.routes.ts'
