import { type ReactNode, useMemo, useState } from 'react'
import type { Finding, ShelfProduct } from '../catalogue/shelf-product.ts'
import { createStore, useQueryClient } from '@comptoir/platform'
import { quantityOf } from '../cart/cart.ts'
import type { CartActions } from '../cart/cart-actions.ts'
import { useCartActions, useCartStore } from '../cart/cart-context.ts'
import type { CartStore } from '../cart/cart.store.ts'
import { holdWhileSending } from '../cart/hold-while-sending.ts'
import { type Notices, useNoticeActions } from '../notices/notices.store.ts'
import { createScanQueue } from '../scan/scan-queue.ts'
import { useExactProduct } from '../shelf/use-exact-product.ts'
import { useFoundQuery } from '../shelf/use-found-query.ts'
import { type EntryProgress, type ProductEntry, ProductEntryContext } from './product-entry.ts'
import { readTyped } from './read-typed.ts'
import { createSearchStore } from './search.store.ts'

interface EntryOptions {
  cart: CartStore
  actions: CartActions
  tell: Notices['tell']
  /** Finds the product of a code, or null when the shop has none. */
  lookUp: (code: string) => Promise<ShelfProduct | null>
  /** What the tiles show for some words. */
  find: (words: string) => Promise<Finding>
}

export function ProductEntryProvider({ children }: { children: ReactNode }) {
  const [stores] = useState(createEntryStores)
  const cart = useCartStore()
  const actions = useCartActions()
  const { tell } = useNoticeActions()
  const lookUp = useExactProduct()
  const client = useQueryClient()
  const queryOf = useFoundQuery()
  const entry = useMemo(
    () =>
      createProductEntry(stores, {
        ...{ cart, actions, tell, lookUp },
        find: (words) => client.ensureQueryData(queryOf(words)),
      }),
    [stores, cart, actions, tell, lookUp, client, queryOf],
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
  { cart, actions, tell, lookUp, find }: EntryOptions,
): ProductEntry {
  const put = holdWhileSending(
    cart,
    ({ product, countMilli }: { product: ShelfProduct; countMilli: number | null }) => {
      if (!actions.add(product, countMilli ?? undefined)) return
      const quantityMilli = quantityOf(cart.getState().cart, product.id)
      progress.setState({ added: { name: product.designation, quantityMilli } })
    },
  )
  const queue = createScanQueue({
    onFound: (product, { countMilli, text }) => {
      put({ product, countMilli })
      search.getState().forget(text)
    },
    onUnknown: ({ code, source }) => tell({ kind: source === 'typed' ? 'notExact' : 'unknown', code }),
    onFailed: ({ code }) => tell({ kind: 'failed', code }),
    onWaiting: (waitingScans) => progress.setState({ waitingScans }),
  })
  /** Where the arrows went, if anywhere; else the first, unless what was found may not be what is meant. */
  const highlighted = async (words: string, at: number | null): Promise<ShelfProduct | null> => {
    const { products, isGuess } = await find(words)
    return (at === null && isGuess ? undefined : products[at ?? 0]) ?? null
  }
  return {
    search,
    progress,
    take: (product) => {
      const { text } = search.getState()
      const { quantityMilli } = readTyped(text)
      put({ product, countMilli: quantityMilli })
      if (quantityMilli !== null) search.getState().forget(text)
    },
    scan: (code) => {
      const { text } = search.getState()
      const { quantityMilli, words } = readTyped(text)
      const isCounted = words === '' && quantityMilli !== null
      queue({
        ...{ code, source: 'scanned', lookUp: () => lookUp(code) },
        ...(isCounted ? { countMilli: quantityMilli, text } : { countMilli: null, text: code }),
      })
    },
    enter: () => {
      const { text, at } = search.getState()
      const { quantityMilli: countMilli, words } = readTyped(text)
      if (words === '') return countMilli !== null
      const lookUpTyped = async () =>
        at === null ? ((await lookUp(words)) ?? highlighted(words, at)) : highlighted(words, at)
      queue({ code: words, source: 'typed', countMilli, text, lookUp: lookUpTyped })
      return true
    },
  }
}
