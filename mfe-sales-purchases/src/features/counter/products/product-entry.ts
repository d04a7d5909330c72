import type { ShelfProduct } from '../catalogue/shelf-product.ts'
import type { StoreApi } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'
import type { CodeSource } from '../scan/scan-queue.ts'
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
  added: Added | null
}

/** The ways by which products come into the cart: searched and touched, scanned, or a code typed. */
export interface ProductEntry {
  search: SearchStore
  progress: StoreApi<EntryProgress>
  take: (product: ShelfProduct) => void
  scan: (code: string, source?: CodeSource) => void
}

export const [ProductEntryContext, useProductEntry] = createRequiredContext<ProductEntry>('product entry')
