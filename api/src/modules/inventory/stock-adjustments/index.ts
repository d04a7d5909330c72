/** Adjustments of stock: goods found, lost, broken or used up, posted with a reason and never changed after that. */
export { stockAdjustmentRoutes } from './stock-adjustments.routes.ts'
