import { defineArea } from '../../declare.ts'

/** The ways to pay that a company accepts. */
export const PAYMENT_METHODS = defineArea({
  entity: 'paymentMethod',
  path: 'client-payment-methods',
  errors: {
    notFound: 422,
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    paymentMethod: typeof PAYMENT_METHODS
  }
}
