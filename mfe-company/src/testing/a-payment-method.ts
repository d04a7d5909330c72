import type { PaymentMethodItem } from '@comptoir/contracts/payment-kinds'
import { newId } from '@comptoir/platform'

/** A payment method; name only what the test is about. */
export function aMethod(given: Partial<PaymentMethodItem> = {}): PaymentMethodItem {
  return { id: newId(), name: 'TPE', kind: 'card', position: 10, isActive: true, version: 4, ...given }
}
