/** How the prices of products came about. Whoever changes a price records it here, in the same transaction, before the change. */
export { listPriceChanges } from './price-changes.queries.ts'
export { recordPriceChanges, type PriceChangeOrigin } from './price-changes.repository.ts'
