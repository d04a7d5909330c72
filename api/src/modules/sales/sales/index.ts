/** Sales: completed tickets. They are posted whole or not at all, and never change afterwards. */
export { saleRoutes } from './sales.routes.ts'
