import type { Favourite } from '@comptoir/contracts/inventory/favourites'
import { createStore, type StoreApi } from '@comptoir/platform'

/** As many as a category shows at first, and more at a time. */
const PORTION = 60

/** Stands in a path for what is sold most. */
export const BEST_SELLERS = 'best'

/** Where somebody looks around while nothing is typed. */
export interface Browse {
  /** The category that is open, and the subcategory in it, or the best sellers; none where the favourites are shown. */
  path: readonly string[]
  /** The most products that are shown of it. */
  limit: number
  favourites: readonly Favourite[]
  /** What the shop sells most, where that is known. */
  bestSellers: readonly Favourite[]
  /** A product of whose group a variant is being chosen. */
  chosenFrom: string | null
  go: (path: readonly string[]) => void
  /** Leaves what is open for what it is in. */
  back: () => void
  showMore: () => void
}

export type BrowseStore = StoreApi<Browse>

/** Begins with the favourites that are known, lest their tiles come in between others. */
export function createBrowseStore(favourites: readonly Favourite[] = []): BrowseStore {
  return createStore<Browse>((set, get) => ({
    path: [],
    limit: PORTION,
    favourites,
    bestSellers: [],
    chosenFrom: null,
    go: (path) => set({ path, limit: PORTION }),
    back: () => get().go(get().path.slice(0, -1)),
    showMore: () => set(({ limit }) => ({ limit: limit + PORTION })),
  }))
}
