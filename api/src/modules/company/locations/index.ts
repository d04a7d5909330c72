/** Locations: where the goods of a point of sale are, beside the shop that its registers sell from. */
export { LOCATION_NAMES } from './locations.repository.ts'
export { locationRoutes } from './locations.routes.ts'
