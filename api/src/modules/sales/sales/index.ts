/** Sales: completed tickets. They are posted whole or not at all, and never change afterwards. */
export { admittedPlace } from './admitted-place.ts'
export { byProduct, sellerOf, taxesOf } from './complete-sale.ts'
export { askedDocuments, DOCUMENT_ORDERS, documentRow } from './counter-documents.queries.ts'
export { readSaleContext, type SaleClient, type SalePlace, type SoldProduct } from './sale-context.queries.ts'
export { checkFigures, priceSale, productOf } from './sales.rules.ts'
export { saleRoutes } from './sales.routes.ts'
