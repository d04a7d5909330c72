import { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { PAYMENT_METHODS } from '@comptoir/contracts/treasury/payment-methods'
import type { FastifyInstance } from 'fastify'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { methodExport } from '../payment-methods/index.ts'
import { listCounterMethods } from './client-payment-methods.queries.ts'
import { clientPaymentMethods } from './client-payment-methods.repository.ts'

export { findMethodName, listPaymentMethods } from './client-payment-methods.queries.ts'

const TITLE = { en: 'Client payment methods', fr: 'Modes de règlement clients', ar: 'طرق خلاص الحرفاء' }

/** The ways in which clients of the company may pay; their short list says the kind of each, which the counter goes by. */
export async function clientPaymentMethodRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(
    app,
    PAYMENT_METHODS,
    { ...clientPaymentMethods, short: listCounterMethods },
    { shortItem: PaymentMethod, export: methodExport(TITLE, clientPaymentMethods.list) },
  )
}
