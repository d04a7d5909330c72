import type { FastifyInstance } from 'fastify'
import { bankAccountRoutes } from './bank-accounts/index.ts'
import { bankRoutes } from './banks/index.ts'
import { clientPaymentMethodRoutes } from './client-payment-methods/index.ts'
import { currencyRoutes } from './currencies/index.ts'
import { exchangeRateRoutes } from './exchange-rates/index.ts'
import { supplierPaymentMethodRoutes } from './supplier-payment-methods/index.ts'

export { findMethodName, listPaymentMethods } from './client-payment-methods/index.ts'
export { keepOwnCurrency } from './currencies/index.ts'
export { listCashRates } from './exchange-rates/index.ts'
export { beginPaymentMethods } from './payment-methods/index.ts'

/** How money comes in and goes out, and where it is kept. Sales and cash sessions ask here by which methods clients may pay. */
export async function treasuryModule(app: FastifyInstance): Promise<void> {
  await clientPaymentMethodRoutes(app)
  await supplierPaymentMethodRoutes(app)
  await bankRoutes(app)
  await bankAccountRoutes(app)
  await currencyRoutes(app)
  await exchangeRateRoutes(app)
}
