/** The serial numbers of pieces that came in. */
export { serialNumberRoutes } from './serial-numbers.routes.ts'
