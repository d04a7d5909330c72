/**
 * Tickets that registers numbered themselves, and the series that they number in: they were sold and paid, so they are kept,
 * whatever there is to say of them.
 */
export { registerTicketRoutes } from './register-tickets.routes.ts'
