/** Open tickets that were put aside in a shop, for any of its registers to go on with. */
export { heldTicketRoutes } from './held-tickets.routes.ts'
