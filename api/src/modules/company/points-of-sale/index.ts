/** Points of sale: the shops of a company. Others ask here whether a shop exists and may be entered. */
export { pointOfSaleRoutes } from './points-of-sale.routes.ts'
export { createPointOfSale, getPointOfSale } from './points-of-sale.service.ts'
