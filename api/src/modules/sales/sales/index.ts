/** Sales: completed tickets. They are posted whole or not at all, and never change afterwards. */
export { checkRegisterSession, outsideSession, refuseFuture } from './check-register-session.ts'
export { askedDocuments, DOCUMENT_ORDERS, documentRow } from './counter-documents.queries.ts'
export { tooHighDiscounts } from './discount-limit.rules.ts'
export { DOCUMENT_COLUMNS } from './document-columns.ts'
export { readDocuments } from './document-search.queries.ts'
export { goodsCosts } from './goods-costs.rules.ts'
export { runningOf } from './named-discounts.rules.ts'
export { detailsOf, keptDetails, lacksDetails, lacksIdentity, type KeptDetails } from './payment-details.rules.ts'
export { moneyEntry, numberPrefix, taxRow } from './posted-rows.ts'
export { sellerOf, taxesOf, type PostedLine, type Posting } from './posting.ts'
export {
  readFacts,
  readFactsWithin,
  readSaleFacts,
  type SaleClient,
  type SaleContext,
  type SaleFacts,
  type SoldProduct,
} from './sale-context.queries.ts'
export { rowsOf } from './sale-rows.ts'
export { checkFigures, checkNamedClient, isPriceAllowed, paymentNotTaken, priceSale, productOf } from './sales.rules.ts'
export { settle, type MoneyRow } from './settlement.rules.ts'
export { saleRoutes } from './sales.routes.ts'
export { getSale, methodNotAllowed } from './sales.service.ts'
