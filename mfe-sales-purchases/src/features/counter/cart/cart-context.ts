import { useStore } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'
import type { Cart } from './cart.ts'
import type { CartActions } from './cart-actions.ts'
import type { CartStore } from './cart.store.ts'
import type { PricedCart } from './use-pricing.ts'

export const [CartStoreContext, useCartStore] = createRequiredContext<CartStore>('cart')
/** What a cashier does to the cart. */
export const [CartActionsContext, useCartActions] = createRequiredContext<CartActions>('cart')
/** The cart as it is sold now. */
export const [PricedCartContext, usePricedCart] = createRequiredContext<PricedCart>('cart')

export function useCart(): Cart {
  return useStore(useCartStore(), ({ cart }) => cart)
}
