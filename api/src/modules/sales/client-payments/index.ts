/** What clients pay of what they owe: into the drawer of a session, and off their account. Posted whole, never changed. */
export { clientPaymentRoutes } from './client-payments.routes.ts'
