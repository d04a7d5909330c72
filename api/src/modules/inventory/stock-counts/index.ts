/** Counts of what is really there, while it is sold: planned, counted in rounds, looked at, and posted against the ledger. */
export { stockCountRoutes } from './stock-counts.routes.ts'
