/** What a point of sale sells most, for its counters to offer. */
export { bestSellerRoutes } from './best-sellers.routes.ts'
