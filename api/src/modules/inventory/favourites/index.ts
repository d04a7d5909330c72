/** What counters of a point of sale show while nothing is asked for. */
export { favouriteRoutes } from './favourites.routes.ts'
