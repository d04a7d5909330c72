/** Cash sessions: who holds a register's drawer, what should be in it, and the Z report that ends it. */
export { cashSessionRoutes } from './cash-sessions.routes.ts'
export { getOwnPlace, holdOwnSession } from './cash-sessions.service.ts'
export { postalAddress, readSeller } from './reports.queries.ts'
