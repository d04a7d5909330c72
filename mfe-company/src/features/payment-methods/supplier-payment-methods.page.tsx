import { SUPPLIER_PAYMENT_METHODS } from '@comptoir/contracts/treasury/supplier-payment-methods'
import { MethodsPage } from './methods-page.tsx'

/** The ways in which suppliers are paid. */
export function SupplierPaymentMethodsPage() {
  return <MethodsPage declared={SUPPLIER_PAYMENT_METHODS} direction="supplier" />
}
