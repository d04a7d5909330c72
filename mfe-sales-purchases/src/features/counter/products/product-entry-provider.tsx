import { type ReactNode, useMemo, useState } from 'react'
import type { Finding, ShelfProduct } from '../catalogue/shelf-product.ts'
import { createStore, usePointOfSale, useQueryClient } from '@comptoir/platform'
import { quantityOf } from '../cart/cart.ts'
import type { CartActions } from '../cart/cart-actions.ts'
import { useCartActions, useCartStore } from '../cart/cart-context.ts'
import type { CartStore } from '../cart/cart.store.ts'
import { holdWhilePaying } from '../cart/hold-while-paying.ts'
import { type Notices, useNoticeActions } from '../notices/notices.store.ts'
import { createScanQueue, type Entered } from '../scan/scan-queue.ts'
import { createBrowseStore } from '../shelf/browse.store.ts'
import { keptFavourites } from '../shelf/kept-favourites.ts'
import { useExactProduct } from '../shelf/use-exact-product.ts'
import { useFoundQuery } from '../shelf/use-found-query.ts'
import { useShelf } from '../shelf/use-shelf.ts'
import { type EntryProgress, type ProductEntry, ProductEntryContext } from './product-entry.ts'
import { readTyped } from './read-typed.ts'
import { createSearchStore } from './search.store.ts'

interface EntryOptions {
  cart: CartStore
  actions: CartActions
  tell: Notices['tell']
  /** Finds the product of a code without asking anybody, where it can. */
  known: (code: string) => Promise<ShelfProduct | null>
  /** Finds the product of a code, or null when the shop has none. */
  lookUp: (code: string) => Promise<ShelfProduct | null>
  /** What the tiles show for some words. */
  find: (words: string) => Promise<Finding>
}

export function ProductEntryProvider({ children }: { children: ReactNode }) {
  const { id: pointOfSaleId } = usePointOfSale()
  const [stores] = useState(() => createEntryStores(pointOfSaleId))
  const cart = useCartStore()
  const actions = useCartActions()
  const { tell } = useNoticeActions()
  const lookUp = useExactProduct()
  const client = useQueryClient()
  const queryOf = useFoundQuery()
  const { findKnown: known } = useShelf()
  const entry = useMemo(
    () =>
      createProductEntry(stores, {
        ...{ cart, actions, tell, known, lookUp },
        find: (words) => client.ensureQueryData(queryOf(words)),
      }),
    [stores, cart, actions, tell, known, lookUp, client, queryOf],
  )
  return <ProductEntryContext value={entry}>{children}</ProductEntryContext>
}

type EntryStores = Pick<ProductEntry, 'search' | 'browse' | 'progress'>

function createEntryStores(pointOfSaleId: string): EntryStores {
  return {
    search: createSearchStore(),
    browse: createBrowseStore(keptFavourites(pointOfSaleId)),
    progress: createStore<EntryProgress>(() => ({ waitingScans: 0, isSlow: false, added: null, isShelfShown: false })),
  }
}

interface Put {
  product: ShelfProduct
  countMilli: number | null
  /** What the search held with it. */
  text: string
}

/** A scan is answered before the eye has seen the pay button go and come back. */
const SLOW_MS = 150

/** Tells how many scans wait; nothing is drawn for those that are answered soon. */
function sayWaiting(progress: ProductEntry['progress']): (waitingScans: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (waitingScans) => {
    clearTimeout(timer)
    progress.setState({ waitingScans, ...(waitingScans === 0 && { isSlow: false }) })
    if (waitingScans > 0) timer = setTimeout(() => progress.setState({ isSlow: true }), SLOW_MS)
  }
}

function createProductEntry(
  { search, browse, progress }: EntryStores,
  { cart, actions, tell, known, lookUp, find }: EntryOptions,
): ProductEntry {
  /** Taken out at once, so that it counts once; what came of nothing is put back, unless something else is typed by then. */
  const putBack = (text: string): void => {
    if (search.getState().text === '') search.getState().setText(text)
  }
  const put = holdWhilePaying(cart, ({ product, countMilli, text }: Put) => {
    if (!actions.add(product, countMilli ?? undefined)) {
      putBack(text)
      return
    }
    const quantityMilli = quantityOf(cart.getState().cart, product.id)
    progress.setState({ added: { name: product.designation, quantityMilli } })
  })
  const scanQueue = createScanQueue({
    onFound: (product, { countMilli, text }) => put({ product, countMilli, text }),
    onUnknown: ({ code, source, text, otherwise }) => {
      putBack(text)
      if (otherwise?.()) return
      tell({ kind: source === 'typed' ? 'notExact' : 'unknown', code })
    },
    onFailed: ({ code, text, otherwise }) => {
      putBack(text)
      if (otherwise?.()) return
      tell({ kind: 'failed', code })
    },
    onWaiting: sayWaiting(progress),
  })
  const queue = (entered: Entered): void => {
    search.getState().forget(entered.text)
    scanQueue(entered)
  }
  /** Where the arrows went, if anywhere; else the first, where it is what is meant. */
  const highlighted = async (words: string, at: number | null): Promise<ShelfProduct | null> => {
    const { products, isSure } = await find(words)
    return (at === null && !isSure ? undefined : products[at ?? 0]) ?? null
  }
  return {
    search,
    browse,
    progress,
    take: (product) => {
      const [chosenFrom] = product.group?.productIds ?? []
      if (chosenFrom) return browse.setState({ chosenFrom })
      const { text } = search.getState()
      const { quantityMilli } = readTyped(text)
      if (quantityMilli !== null) search.getState().forget(text)
      put({ product, countMilli: quantityMilli, text: quantityMilli === null ? '' : text })
    },
    scan: (code) => {
      const { text } = search.getState()
      const { quantityMilli, words } = readTyped(text)
      const isCounted = words === '' && quantityMilli !== null
      queue({
        ...{ code, source: 'scanned', lookUp: () => lookUp(code) },
        ...(isCounted ? { countMilli: quantityMilli, text } : { countMilli: null, text: '' }),
      })
    },
    enter: (otherwise) => {
      const { text, at } = search.getState()
      const { quantityMilli: countMilli, words } = readTyped(text)
      if (words === '') return countMilli !== null
      const lookUpTyped = async () =>
        (at === null ? await known(words) : null) ?? (await highlighted(words, at)) ?? lookUp(words)
      queue({
        ...{ code: words, source: 'typed', countMilli, text, lookUp: lookUpTyped },
        ...(otherwise && { otherwise }),
      })
      return true
    },
  }
}
