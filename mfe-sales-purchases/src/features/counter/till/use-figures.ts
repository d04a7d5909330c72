import { useMemo, useSyncExternalStore } from 'react'
import { useStore } from '@comptoir/platform'
import type { CartProduct } from '../cart/cart.ts'
import type { CounterStore } from '../cart/cart.store.ts'
import { type Pricing, totalsOf } from '../cart/cart-totals.ts'
import { lastTurn, pricedAt } from '../cart/line-discount.ts'

/** How late the screen may be after a discount began or ended. */
const LOOK_EVERY_MS = 1000

function everySecond(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
  }
}

/**
 * The cart as it is sold now, with every figure. It follows the clock without the hand of anybody, yet is drawn again
 * only when the discount of a product in the cart or on the shelf begins or ends.
 */
export function useFigures(store: CounterStore, shelf: readonly Pick<CartProduct, 'discount'>[], pricing: Pricing) {
  const { cart, sending } = useStore(store)
  const products = [...cart.lines.map(({ product }) => product), ...shelf]
  const present = useSyncExternalStore(everySecond, () => lastTurn(products, Date.now()))
  // What is being paid stays as it was sent, whatever ends meanwhile.
  const moment = sending ? Date.parse(sending.occurredAt) : present
  const lines = useMemo(() => pricedAt(cart.lines, pricing, moment), [cart.lines, pricing, moment])
  const totals = useMemo(() => totalsOf(lines, pricing), [lines, pricing])
  return { lines, totals, moment, present }
}
