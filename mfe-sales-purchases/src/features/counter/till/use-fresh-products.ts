import { useInvalidate, usePointOfSale } from '@comptoir/platform'
import type { CartActions } from '../cart/cart-actions.ts'
import type { CartProduct } from '../cart/cart.ts'
import { currentProducts } from '../pay/refusals.ts'

/** Looks products of the cart up again, and the tiles with them: the shelf says something else than the screen. */
export function useFreshProducts(actions: CartActions): (products: readonly CartProduct[]) => void {
  const { id } = usePointOfSale()
  const invalidate = useInvalidate()
  return (products) => {
    void invalidate(['products'])
    void currentProducts(id, products).then(actions.refresh)
  }
}
