import { useEffect } from 'react'
import { useOnHand } from '../shelf/use-on-hand.ts'
import { useCart, useCartActions } from './cart-context.ts'

/** Gives lines the stock that their products came without, as soon as it is known. */
export function useLineStock(): void {
  const { lines } = useCart()
  const actions = useCartActions()
  const onHand = useOnHand(lines.map(({ product }) => product))
  useEffect(() => actions.takeStock(onHand), [actions, onHand])
}
