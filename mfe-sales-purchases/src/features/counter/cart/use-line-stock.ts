import { useEffect } from 'react'
import { useStore } from '@comptoir/platform'
import { useOnHand } from '../shelf/use-on-hand.ts'
import { useCartActions, useCartStore } from './cart-context.ts'

/** Lines know the stock of their products as it is now, which is not what it was when they were added. */
export function useLineStock(): void {
  const { cart, isPaying } = useStore(useCartStore())
  const actions = useCartActions()
  const products = cart.lines.map(({ product }) => product).filter(({ isCustom }) => isCustom !== true)
  const onHand = useOnHand(products.map(({ id }) => id))
  // With each line that is added, and once more after what was being paid for, which nothing may change.
  useEffect(() => actions.takeStock(onHand), [actions, onHand, cart.lines, isPaying])
}
