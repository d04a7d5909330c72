import { useEffect, useEffectEvent, useState } from 'react'
import { useHasPermission, useMayAsk, useStore } from '@comptoir/platform'
import { useCounterSession } from '../session/counter-session.ts'
import { useCounterRegisterStore } from './counter-register.ts'
import type { Seller } from './kept-lock.ts'

/** Who sells in place of whoever is signed in; null where they do themselves. */
export function useSeller(): Seller | null {
  return useStore(useCounterRegisterStore(), (state) => state.seller)
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
