/** Points of sale: for other features, how one is made. */
export { createPointOfSale } from './points-of-sale.api.ts'
