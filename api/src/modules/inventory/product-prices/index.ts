/** Why the price of a product is what it is, and what the points of sale have of the product. */
export { productPriceRoutes } from './product-prices.routes.ts'
