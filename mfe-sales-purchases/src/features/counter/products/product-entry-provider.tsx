import { type ReactNode, useMemo, useState } from 'react'
import type { ShelfProduct } from '../catalogue/shelf-product.ts'
import { createStore } from '@comptoir/platform'
import { quantityOf } from '../cart/cart.ts'
import type { CartActions } from '../cart/cart-actions.ts'
import { useCartActions, useCartStore } from '../cart/cart-context.ts'
import type { CartStore } from '../cart/cart.store.ts'
import { holdWhileSending } from '../cart/hold-while-sending.ts'
import { type Notices, useNoticeActions } from '../notices/notices.store.ts'
import { createScanQueue } from '../scan/scan-queue.ts'
import { useExactProduct } from '../shelf/use-exact-product.ts'
import { type EntryProgress, type ProductEntry, ProductEntryContext } from './product-entry.ts'
import { createSearchStore } from './search.store.ts'

interface EntryOptions {
  cart: CartStore
  actions: CartActions
  tell: Notices['tell']
  /** Finds the product of a code, or null when the shop has none. */
  lookUp: (code: string) => Promise<ShelfProduct | null>
}

export function ProductEntryProvider({ children }: { children: ReactNode }) {
  const [stores] = useState(createEntryStores)
  const cart = useCartStore()
  const actions = useCartActions()
  const { tell } = useNoticeActions()
  const lookUp = useExactProduct()
  const entry = useMemo(
    () => createProductEntry(stores, { cart, actions, tell, lookUp }),
    [stores, cart, actions, tell, lookUp],
  )
  return <ProductEntryContext value={entry}>{children}</ProductEntryContext>
}

function createEntryStores(): Pick<ProductEntry, 'search' | 'progress'> {
  return {
    search: createSearchStore(),
    progress: createStore<EntryProgress>(() => ({ waitingScans: 0, added: null })),
  }
}

function createProductEntry(
  { search, progress }: Pick<ProductEntry, 'search' | 'progress'>,
  { cart, actions, tell, lookUp }: EntryOptions,
): ProductEntry {
  const add = (product: ShelfProduct): void => {
    if (!actions.add(product)) return
    const quantityMilli = quantityOf(cart.getState().cart, product.id)
    progress.setState({ added: { name: product.designation, quantityMilli } })
  }
  const take = holdWhileSending(cart, add)
  const scan = createScanQueue({
    lookUp,
    onFound: (product, code) => {
      take(product)
      search.getState().forget(code)
    },
    onUnknown: (code, source) => tell({ kind: source === 'typed' ? 'notExact' : 'unknown', code }),
    onFailed: (code) => tell({ kind: 'failed', code }),
    onWaiting: (waitingScans) => progress.setState({ waitingScans }),
  })
  return { search, progress, take, scan }
}
