import { type Cart, MOST_PARTS } from '../cart/cart.ts'
import type { Checkout } from './use-checkout.ts'

/** Why paying is not possible now; the pay zone says it in words. */
export type PayBlock =
  'empty' | 'scanning' | 'unreadable' | 'short' | 'overpaid' | 'partGone' | 'partOpen' | 'noMethod' | 'busy'

export interface PayState {
  cart: Cart
  dueMinor: number
  /** Scans that have no answer yet. */
  waitingScans: number
  hasMethod: boolean
  checkout: Checkout['kind']
  /** Whether something was taken by a method that is offered no more. */
  isPartGone: boolean
  /** Whether somebody says how much a part is. */
  isSplitting: boolean
}

export function payBlockOf({
  cart,
  dueMinor,
  waitingScans,
  hasMethod,
  checkout,
  isPartGone,
  isSplitting,
}: PayState): PayBlock | null {
  if (checkout === 'sending' || checkout === 'unknown') return 'busy'
  if (waitingScans > 0) return 'scanning'
  if (cart.lines.length === 0) return 'empty'
  if (!hasMethod) return 'noMethod'
  if (isPartGone) return 'partGone'
  if (dueMinor < 0) return 'overpaid'
  if (isSplitting) return 'partOpen'
  const { receivedMinor } = cart
  if (Number.isNaN(receivedMinor)) return 'unreadable'
  return receivedMinor !== null && receivedMinor < dueMinor ? 'short' : null
}

/** With one method alone there is nothing to split, nor of what is paid. */
export function canTakePart({
  cart,
  methods,
  dueMinor,
  checkout,
}: Pick<PayState, 'cart' | 'dueMinor' | 'checkout'> & { methods: readonly unknown[] }): boolean {
  const isBusy = checkout === 'sending' || checkout === 'unknown'
  return !isBusy && methods.length > 1 && dueMinor > 0 && cart.lines.length > 0 && cart.parts.length < MOST_PARTS
}
