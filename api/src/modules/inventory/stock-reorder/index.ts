/** What points of sale run short of, what others of the company could send, and what is left for a supplier. */
export { stockReorderRoutes } from './stock-reorder.routes.ts'
