import { CLIENT_METHODS, isSettledAtOnce } from '@comptoir/contracts/payment-rules'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { companyKey, useCompany, useQuery } from '@comptoir/platform'
import { findMethods } from './payment.api.ts'

const FRESH_MS = 10 * 60_000
const NONE: readonly PaymentMethod[] = []

/**
 * The methods that the counter takes, in their order: those that need no named client, since it names none; undefined until
 * they are known.
 */
export function useOfferedMethods(): readonly PaymentMethod[] | undefined {
  const { id } = useCompany()
  const { data, isPending } = useQuery({
    queryKey: companyKey(id, CLIENT_METHODS, 'offered'),
    queryFn: ({ signal }) => findMethods(signal),
    staleTime: FRESH_MS,
  })
  return isPending ? undefined : (data?.filter(({ kind }) => isSettledAtOnce(kind)) ?? NONE)
}
