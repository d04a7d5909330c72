import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { SALES, type Sale, type SaleInput } from '@comptoir/contracts/sales/sales'
import { CLIENT_METHODS } from '@comptoir/contracts/payment-rules'
import { type ApiProblem, api, isProblem, makeOne, pathOf } from '@comptoir/platform'

/** The longest wait for the answer to a sale. */
const SALE_TIMEOUT_MS = 20_000

/** The active payment methods of clients, in their order. */
export function findMethods(signal?: AbortSignal): Promise<PaymentMethod[]> {
  return api.get<PaymentMethod[]>(pathOf(CLIENT_METHODS), { signal })
}

/** Sends a sale. When no answer comes it is sent once more as it is: its id makes sure that it is recorded once. */
export async function postSale(input: SaleInput): Promise<Sale> {
  const send = (): Promise<Sale> => makeOne(SALES, input, { timeoutMs: SALE_TIMEOUT_MS })
  try {
    return await send()
  } catch (error) {
    if (isRefused(error)) throw error
    return send()
  }
}

/** True when the server has said no. Anything else (no answer, a failing server) leaves open whether it was recorded. */
export function isRefused(error: unknown): error is ApiProblem {
  return isProblem(error) && error.status >= 400 && error.status < 500
}
