import type { ShelfProduct } from '../catalogue/shelf-product.ts'
import type { StoreApi } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'
import type { BrowseStore } from '../shelf/browse.store.ts'
import type { SearchStore } from './search.store.ts'

/** What was put into the cart last, to be announced. */
export interface Added {
  name: string
  /** How much of it is in the cart now. */
  quantityMilli: number
}

export interface EntryProgress {
  /** Scans that have no answer yet. */
  waitingScans: number
  /** Whether they have had none for so long that it is worth saying. */
  isSlow: boolean
  added: Added | null
  /** Whether the screen has shown what the shop has, or why it shows nothing. */
  isShelfShown: boolean
}

/** The ways by which products come into the cart: searched and touched, scanned, or a code typed. */
export interface ProductEntry {
  search: SearchStore
  browse: BrowseStore
  progress: StoreApi<EntryProgress>
  /** A product that was touched, or a group to choose from; how many of it, the search may say. */
  take: (product: ShelfProduct) => void
  /** A code that was scanned; so many of it where the search says nothing but that. */
  scan: (code: string) => void
  /**
   * What is typed: the product with exactly this code, else the highlighted hit. False where nothing is. `otherwise` is asked
   * where it is neither, and says nothing of it if true.
   */
  enter: (otherwise?: () => boolean) => boolean
}

export const [ProductEntryContext, useProductEntry] = createRequiredContext<ProductEntry>('product entry')
