/** Products: what a company sells. Others load them in bulk through here, and ask here how a product is priced and searched. */
export { productRoutes } from './products.routes.ts'
export { findProductIds } from './product-list.queries.ts'
export { findProducts, findProductsByCode } from './products.queries.ts'
export { findTakenCodes, loadProducts } from './products-load.repository.ts'
export { pricesOf, productSearchText, unitPriceOf, type ProductPrices } from './products.rules.ts'
