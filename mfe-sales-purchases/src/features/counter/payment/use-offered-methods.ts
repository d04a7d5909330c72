import { CLIENT_METHODS, isSettledAtOnce, PAYMENT_KINDS } from '@comptoir/contracts/payment-rules'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { companyKey, useCompany, useQuery } from '@comptoir/platform'
import { useMemo } from 'react'
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
    // A counter that stays open all day has the rates that were entered meanwhile.
    refetchInterval: FRESH_MS,
  })
}

/** The methods that the counter takes; undefined until they are known. */
export function useOfferedMethods(): readonly PaymentMethod[] | undefined {
  return useMethodsOf(useCart((cart) => cart.client !== null))
}

/**
 * Of the methods that the shop takes the ones that need no named client, in their order; after them, so that none of these
 * moves, the others that the counter knows where a client is named.
 */
export function useMethodsOf(isClientNamed: boolean): readonly PaymentMethod[] | undefined {
  const shop = useShopSettings()
  const { data = NONE, isPending } = useClientMethods()
  return useMemo(() => {
    if (isPending || shop === undefined) return undefined
    // As the server does: where none of the chosen methods is left, all are taken.
    const chosen = data.filter(({ id }) => shop.methodIds.includes(id))
    const taken = chosen.length > 0 ? chosen : data
    const known = taken.filter(({ kind }) => isClientNamed && PAYMENT_KINDS.some((each) => each === kind))
    return [...new Set([...taken.filter(({ kind }) => isSettledAtOnce(kind)), ...known])]
  }, [data, isPending, shop, isClientNamed])
}
