import { CLIENT_METHODS, isSettledAtOnce, PAYMENT_KINDS } from '@comptoir/contracts/payment-rules'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { companyKey, useCompany, useQuery } from '@comptoir/platform'
import { useCart } from '../cart/cart-context.ts'
import { orLastAnswer } from '../session/last-answer.ts'
import { useShopSettings } from '../session/shop-settings.ts'
import { findMethods } from './payment.api.ts'

const FRESH_MS = 10 * 60_000
const NONE: readonly PaymentMethod[] = []

/** All that clients of the company pay by. */
export function useClientMethods() {
  const { id } = useCompany()
  return useQuery({
    queryKey: companyKey(id, CLIENT_METHODS, 'offered'),
    queryFn: ({ signal }) => orLastAnswer(`methods:${id}`, findMethods, signal),
    staleTime: FRESH_MS,
  })
}

/**
 * The methods that the counter takes, in their order: of those that the shop takes the ones that need no named client, and
 * all that it knows once a client is named; undefined until they are known.
 */
export function useOfferedMethods(): readonly PaymentMethod[] | undefined {
  const shop = useShopSettings()
  const { client } = useCart()
  const { data, isPending } = useClientMethods()
  if (isPending || shop === undefined) return undefined
  if (data === undefined) return NONE
  // As the server does: where none of the chosen methods is left, all are taken.
  const chosen = data.filter((method) => shop.methodIds.includes(method.id))
  return (chosen.length > 0 ? chosen : data).filter(
    ({ kind }) => isSettledAtOnce(kind) || (client !== null && PAYMENT_KINDS.some((known) => known === kind)),
  )
}
