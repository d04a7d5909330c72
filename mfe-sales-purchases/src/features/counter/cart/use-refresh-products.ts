import { COUNTER_CATALOGUE_AT, PRODUCTS_AT } from '@comptoir/contracts/addresses'
import { useInvalidate, usePointOfSale } from '@comptoir/platform'
import { useDevice } from '../catalogue/device-context.ts'
import { findCurrentProducts } from '../shelf/shelf.api.ts'
import type { CartActions } from './cart-actions.ts'
import type { CartProduct } from './sold-by.ts'

/** Reads products of the cart again, and the tiles with them: the shop says something else than the screen. */
export function useRefreshProducts(actions: CartActions): (products: readonly CartProduct[]) => void {
  const { id } = usePointOfSale()
  const invalidate = useInvalidate()
  const device = useDevice()
  return (products) => {
    void device
      .sync()
      .catch(() => undefined)
      .then(() => invalidate([PRODUCTS_AT, COUNTER_CATALOGUE_AT]))
    const known = products.filter(({ isCustom }) => isCustom !== true)
    void findCurrentProducts(id, known).then(actions.refresh)
  }
}
