import { PAYMENT_METHODS } from '@comptoir/contracts/treasury/payment-methods'
import { companyKey, useCompany, useQuery } from '@comptoir/platform'
import { findCashMethod } from './payment.api.ts'

const FRESH_MS = 10 * 60_000

/** The method that cash goes by; undefined until known, null when the company has none. */
export function useCashMethod() {
  const { id } = useCompany()
  const { data } = useQuery({
    queryKey: companyKey(id, PAYMENT_METHODS, 'cash'),
    queryFn: ({ signal }) => findCashMethod(signal),
    staleTime: FRESH_MS,
  })
  return data
}
