import { createContext, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { notify, useHasPermission, useMayAsk, useStore, useTranslation } from '@comptoir/platform'
import { useCounterSession } from '../session/counter-session.ts'
import { useCounterRegisterStore } from './counter-register.ts'
import type { Seller } from './kept-lock.ts'

/** Who sells in place of whoever is signed in; null where they do themselves. */
export function useSeller(): Seller | null {
  return useStore(useCounterRegisterStore(), (state) => state.seller)
}

/** Part of what is recorded in the name of who sells in place of whoever is signed in; empty where they do themselves. */
export function useAtCounter(): { cashierId?: string } {
  const cashierId = useSeller()?.id
  return useMemo(() => (cashierId === undefined ? {} : { cashierId }), [cashierId])
}

/** The name of who stands at the counter. */
export function useSellerName(): string {
  const { session } = useCounterSession()
  return useSeller()?.name ?? session.openedBy
}

/** Whether who sells may do something alone that is judged by their tickets. */
export function useSellerMay(permission: Parameters<typeof useHasPermission>[0]): boolean {
  const isOwn = useHasPermission(permission)
  const seller = useSeller()
  return seller ? seller.permissions.includes(permission) : isOwn
}

/** Whether who sells may do it once it is approved. */
export function useSellerMayAsk(permission: Parameters<typeof useMayAsk>[0]): boolean {
  const isOwn = useMayAsk(permission)
  const seller = useSeller()
  return seller ? seller.approvals.includes(permission) : isOwn
}

/** Whether who is signed in stands there and may do what the server records in their name. */
export function useOwnMay(permission: Parameters<typeof useHasPermission>[0]): boolean {
  const isAllowed = useHasPermission(permission)
  return useSeller() === null && isAllowed
}

/** Where another reason holds for all that is recorded in somebody's name: what is said of it. */
export const WhyNobodysContext = createContext<string | null>(null)

/**
 * Says why something cannot be done by who took over, and what to do; null where nothing stands in the way. With a permission it
 * is recorded in their own name, and they need it; without, it is recorded in the name of who opened the session.
 */
export function useSayWhose(permission?: Parameters<typeof useHasPermission>[0]): (() => void) | null {
  const { t } = useTranslation('sales-purchases')
  const { session } = useCounterSession()
  const seller = useSeller()
  const why = useContext(WhyNobodysContext)
  const isBarred = seller !== null && (why !== null || !seller.permissions.includes(permission ?? ''))
  const name = permission ? (seller?.name ?? '') : session.openedBy
  const text = permission ? 'mayNot' : 'ofOpener'
  return useMemo(
    () => (isBarred ? () => notify.info(why ?? t(`counterCashier.${text}`, { name })) : null),
    [t, isBarred, text, name, why],
  )
}

/**
 * How often the counter was covered or changed hands: what is keyed by it ends with whoever began it. `onTurn` ends what is kept
 * apart from what is drawn.
 */
export function useTurn(onTurn?: () => void): number {
  const store = useCounterRegisterStore()
  const [turn, setTurn] = useState(0)
  const end = useEffectEvent(() => {
    onTurn?.()
    setTurn((before) => before + 1)
  })
  useEffect(
    () =>
      store.subscribe((now, before) => {
        // Nothing begins while it is covered.
        if (!before.isCovered && (now.isCovered || now.seller?.id !== before.seller?.id)) end()
      }),
    [store],
  )
  return turn
}
