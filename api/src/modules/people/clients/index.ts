/** Clients: whom the company sells to, with the one walk-in client that sales without a named client belong to. */
export { beginClients } from './clients.beginning.ts'
export { clients } from './clients.repository.ts'
export { ERASED_NAME, eraseClients } from './erase-clients.ts'
export { clientRoutes } from './clients.routes.ts'
export { withMerged } from './merged-clients.queries.ts'
