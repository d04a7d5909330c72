/** How the prices of products and their packs came about. Whoever changes a price records it here, in the same transaction, before the change. */
export { listPriceChanges } from './price-changes.queries.ts'
export { recordPriceChanges } from './price-changes.repository.ts'
export { recordFirstPrices } from './own-prices.repository.ts'
export type { PriceChangeOrigin } from './history-rows.repository.ts'
