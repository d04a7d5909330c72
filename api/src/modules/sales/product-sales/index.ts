/** Recent sales of one product, shown with the product. */
export { productSalesRoutes } from './product-sales.routes.ts'
