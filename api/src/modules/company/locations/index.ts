/** Locations: where the goods of a point of sale are, beside the shop that its registers sell from. */
export { locationRoutes } from './locations.routes.ts'
