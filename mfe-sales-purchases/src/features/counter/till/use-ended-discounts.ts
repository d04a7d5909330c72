import { useEffect, useEffectEvent, useRef } from 'react'
import type { Cart } from '../cart/cart.ts'
import type { CartActions } from '../cart/cart-actions.ts'
import type { Pricing } from '../cart/cart-totals.ts'
import { endedBetween } from '../cart/line-discount.ts'
import type { Notices } from './notices.ts'
import { useFreshProducts } from './use-fresh-products.ts'

export interface EndedDiscountsOptions {
  cart: Cart
  /** For when the cart is priced. */
  moment: number
  pricing: Pricing
  actions: CartActions
  tell: Notices['tell']
}

/**
 * Says when a running discount of the open cart is over. What was handed over was for the old total, so it is asked
 * again; and another discount may run now, which the shop is asked for.
 */
export function useEndedDiscounts({ cart, moment, pricing, actions, tell }: EndedDiscountsOptions): void {
  const before = useRef(moment)
  const lookUpAgain = useFreshProducts(actions)
  const compare = useEffectEvent((now: number) => {
    const ended = endedBetween(cart.lines, pricing, before.current, now)
    before.current = now
    if (ended.length === 0) return
    for (const { name } of ended) tell({ kind: 'discountEnded', name })
    actions.receive(null)
    const ids = new Set(ended.map(({ id }) => id))
    lookUpAgain(
      cart.lines.flatMap(({ product }) => (product.discount && ids.has(product.discount.id) ? [product] : [])),
    )
  })
  useEffect(() => {
    compare(moment)
  }, [moment])
}
