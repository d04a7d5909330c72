/** Adjustments of stock: goods found, lost, broken or used up, posted with a reason and never changed after that. */
export { stockAdjustmentRoutes } from './stock-adjustments.routes.ts'
export {
  findAdjustedPlace,
  findAdjustedProducts,
  findPieces,
  holdProducts,
  type AdjustedPlace,
  type AdjustedProduct,
} from './adjusted-products.queries.ts'
