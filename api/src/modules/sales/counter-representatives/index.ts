/** Whom a ticket can name as who brought the sale. */
export { counterRepresentativeRoutes } from './counter-representatives.routes.ts'
