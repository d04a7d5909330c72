/** Products: what a company sells. Others load them in bulk through here, and ask here how a product is priced and searched. */
export { productExport } from './product-export.ts'
export { productRoutes } from './products.routes.ts'
export { productCases } from './products.service.ts'
export { findProductIds, readProductPage } from './product-list.queries.ts'
export { findProducts, findProductsByCode } from './products.queries.ts'
export {
  findKnownProducts,
  findMatchingProducts,
  lockProducts,
  withPacks,
  type KnownPack,
  type KnownProduct,
} from './matching-products.queries.ts'
export { writeProductFields, type FieldsToWrite } from './product-fields.repository.ts'
export { loadProducts } from './products-load.repository.ts'
export { packFault } from './packs.rules.ts'
export { BASIS_WORDS, packsText } from './packs-text.rules.ts'
export {
  PRICE_COLUMNS,
  priceOn,
  pricesOf,
  productSearchText,
  storedPrice,
  unitPriceOf,
  type ProductPrices,
  type StoredPrice,
} from './products.rules.ts'
