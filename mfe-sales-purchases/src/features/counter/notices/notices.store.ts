import { createStore, type StoreApi } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'

/** Something that did not go as the cashier meant it, shown in words below the search. */
export type CounterNotice =
  | { kind: 'unknown' | 'notExact'; code: string }
  /** No answer came: the code can be tried again. */
  | { kind: 'failed'; code: string }
  | { kind: 'noPrice' | 'full' | 'tooMuch' | 'discountDropped' | 'priceDropped'; name: string }
  /** The product's unit takes fewer decimals: its line keeps its quantity, or it was not added. */
  | { kind: 'tooFine' | 'tooFineToAdd'; name: string; unit: string; decimals: number }
  /** A running discount of the cart is over; the name is its own. */
  | { kind: 'discountEnded'; name: string }

export type NumberedNotice = CounterNotice & { id: number }

/** The latest notices, oldest first. They stay until dismissed or the sale is over: a cashier may look up late. */
export interface Notices {
  notices: readonly NumberedNotice[]
  lastId: number
  tell: (notice: CounterNotice) => void
  dismiss: (id: number) => void
  clear: () => void
}

const MOST_SHOWN = 3

export const [NoticesContext, useNoticeStore] = createRequiredContext<StoreApi<Notices>>('list of notices')

export function createNoticeStore(): StoreApi<Notices> {
  return createStore<Notices>((set) => ({
    notices: [],
    lastId: 0,
    tell: (notice) =>
      set(({ notices, lastId }) => ({
        notices: [...notices, { ...notice, id: lastId + 1 }].slice(-MOST_SHOWN),
        lastId: lastId + 1,
      })),
    dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
    clear: () => set({ notices: [] }),
  }))
}

/** What can be done with notices; it stays the same, so that telling one draws nothing but the list. */
export function useNoticeActions(): Pick<Notices, 'tell' | 'dismiss' | 'clear'> {
  return useNoticeStore().getState()
}
