/** Papers that were printed once more, of tickets and of returns: posted, and counted in the reports of sessions. */
export { ticketCopyRoutes } from './ticket-copies.routes.ts'
