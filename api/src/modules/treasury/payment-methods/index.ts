/** Payment methods: the ways in which clients of the company may pay. */
export { beginPaymentMethods } from './payment-methods.beginning.ts'
export { listPaymentMethods } from './payment-methods.queries.ts'
export { paymentMethodRoutes } from './payment-methods.routes.ts'
