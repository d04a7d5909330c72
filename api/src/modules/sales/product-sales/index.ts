/** What was sold of one product lately, for whoever looks at the product. */
export { productSalesRoutes } from './product-sales.routes.ts'
