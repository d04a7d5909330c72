import { useState } from 'react'

/** Something that did not go as the cashier meant it, to be told in words beside the search. */
export type CounterNotice =
  | { kind: 'unknown' | 'notExact'; code: string }
  /** No answer came: the code can be tried again. */
  | { kind: 'failed'; code: string }
  | { kind: 'noPrice' | 'full' | 'tooMuch' | 'discountDropped'; name: string }
  /** A running discount of the cart is over; the name is its own. */
  | { kind: 'discountEnded'; name: string }

export type NumberedNotice = CounterNotice & { id: number }

const MOST_SHOWN = 3

/** The latest notices, oldest first. They stay until dismissed or the sale is over: a cashier may look up late. */
export function useNotices() {
  const [{ notices }, setState] = useState<{ notices: readonly NumberedNotice[]; last: number }>({
    notices: [],
    last: 0,
  })
  return {
    notices,
    tell: (notice: CounterNotice) => {
      setState(({ notices: shown, last }) => ({
        notices: [...shown, { ...notice, id: last + 1 }].slice(-MOST_SHOWN),
        last: last + 1,
      }))
    },
    dismiss: (id: number) => {
      setState(({ notices: shown, last }) => ({ notices: shown.filter((notice) => notice.id !== id), last }))
    },
    clear: () => {
      setState(({ notices: shown, last }) => (shown.length === 0 ? { notices: shown, last } : { notices: [], last }))
    },
  }
}

export type Notices = ReturnType<typeof useNotices>
