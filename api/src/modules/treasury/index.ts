import type { FastifyInstance } from 'fastify'
import { paymentMethodRoutes } from './payment-methods/index.ts'

export { beginPaymentMethods, listPaymentMethods } from './payment-methods/index.ts'

/** How money comes in: the payment methods of the company. Sales and cash sessions ask here which may be used. */
export async function treasuryModule(app: FastifyInstance): Promise<void> {
  await paymentMethodRoutes(app)
}
