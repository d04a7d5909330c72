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

/** The open cart, or what is asked for of it: what asks is drawn again when that changes. */
export function useCart(): Cart
export function useCart<Part>(select: (cart: Cart) => Part): Part
export function useCart(select: (cart: Cart) => unknown = whole): unknown {
  return useStore(useCartStore(), ({ cart }) => select(cart))
}

function whole(cart: Cart): Cart {
  return cart
}
