import { PAYMENT_METHODS } from '@comptoir/contracts/treasury/payment-methods'
import { MethodsPage } from './methods-page.tsx'

/** The ways in which clients pay, in the order of the counter. */
export function ClientPaymentMethodsPage() {
  return <MethodsPage declared={PAYMENT_METHODS} direction="client" />
}
