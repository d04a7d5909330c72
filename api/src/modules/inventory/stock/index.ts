/** The stock ledger and its balances. A balance is the sum of its ledger rows; code that writes one writes both. */
export { loadOpeningStock } from './opening-stock.repository.ts'
export { openingStockRoutes } from './opening-stock.routes.ts'
export { openStock } from './opening-stock.service.ts'
export { lotReceiptsFrom } from './receipts.queries.ts'
export {
  findNamedGoods,
  listLastLots,
  listLotsThere,
  makeNamedGoods,
  type FoundGoods,
  type LotThere,
  type NamedGoods,
} from './sold-goods.repository.ts'
export { findShopLocation, locationsOnHand } from './stock-locations.queries.ts'
export { usesLots } from './tracking.queries.ts'
export { trackingFault, trackingOf, UNTRACKED, type ProductTracking } from './tracking.rules.ts'
export { checkTracking } from './tracking.service.ts'
