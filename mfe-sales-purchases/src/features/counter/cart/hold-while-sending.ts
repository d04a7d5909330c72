import type { ShelfProduct } from '../catalogue/shelf-product.ts'
import type { CartStore } from './cart.store.ts'

/**
 * Products scanned while a sale is being sent belong to the next client: they wait until the server has answered, and
 * then go in, in their order.
 */
export function holdWhileSending(
  store: CartStore,
  add: (product: ShelfProduct) => void,
): (product: ShelfProduct) => void {
  let held: ShelfProduct[] = []
  const release = (): void => {
    const products = held
    held = []
    for (const product of products) add(product)
  }
  return (product) => {
    if (!store.getState().sending) {
      add(product)
      return
    }
    held.push(product)
    if (held.length > 1) return
    const stop = store.subscribe(({ sending }) => {
      if (sending) return
      stop()
      release()
    })
  }
}
