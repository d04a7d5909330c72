/** The stock ledger and its balances. A balance is the sum of its ledger rows; code that writes one writes both. */
export { loadOpeningStock } from './opening-stock.repository.ts'
export { findShopLocation, locationsOnHand } from './stock-locations.queries.ts'
