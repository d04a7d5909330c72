import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { CLIENT_METHODS } from '@comptoir/contracts/payment-rules'
import { api, pathOf } from '@comptoir/platform'

/** The active payment methods of clients, in their order. */
export function findMethods(signal?: AbortSignal): Promise<PaymentMethod[]> {
  return api.get<PaymentMethod[]>(pathOf(CLIENT_METHODS), { signal })
}
