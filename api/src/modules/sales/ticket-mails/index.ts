/** Completed tickets sent by mail to whoever bought. */
export { ticketMailRoutes } from './ticket-mails.routes.ts'
