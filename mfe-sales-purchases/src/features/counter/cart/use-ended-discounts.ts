import { useEffect, useEffectEvent, useRef } from 'react'
import { useNoticeActions } from '../notices/notices.store.ts'
import type { CartActions } from './cart-actions.ts'
import type { Pricing } from './cart-totals.ts'
import { endedBetween } from './line-discount.ts'
import type { PricedCart } from './use-pricing.ts'
import { useRefreshProducts } from './use-refresh-products.ts'

/**
 * Says when a running discount of the open cart is over. What was handed over was for the old total, so it is asked
 * again; and another discount may run now, which the shop is asked for.
 */
export function useEndedDiscounts({ lines, moment }: PricedCart, pricing: Pricing, actions: CartActions): void {
  const { tell } = useNoticeActions()
  const before = useRef(moment)
  const refreshProducts = useRefreshProducts(actions)
  const compare = useEffectEvent((now: number) => {
    const ended = endedBetween(lines, pricing, before.current, now)
    before.current = now
    if (ended.length === 0) return
    for (const { name } of ended) tell({ kind: 'discountEnded', name })
    actions.receive(null)
    const ids = new Set(ended.map(({ id }) => id))
    refreshProducts(lines.flatMap(({ product }) => (product.discount && ids.has(product.discount.id) ? [product] : [])))
  })
  useEffect(() => {
    compare(moment)
  }, [moment])
}
