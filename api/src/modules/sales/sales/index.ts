/** Sales: completed tickets. They are posted whole or not at all, and never change afterwards. */
export { checkRegisterSession, refuseFuture } from './check-register-session.ts'
export { askedDocuments, DOCUMENT_ORDERS, documentRow } from './counter-documents.queries.ts'
export { readDocuments } from './document-search.queries.ts'
export { moneyEntry, numberPrefix, taxRow } from './posted-rows.ts'
export { sellerOf, taxesOf } from './posting.ts'
export { readSaleFacts, type SaleClient, type SaleContext, type SoldProduct } from './sale-context.queries.ts'
export { checkFigures, priceSale, productOf } from './sales.rules.ts'
export { saleRoutes } from './sales.routes.ts'
