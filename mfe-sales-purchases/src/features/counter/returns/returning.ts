import { createStore, type StoreApi, useStore } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'

/** A return that something is sold in place of. */
export interface Exchanged {
  /** Of the return. */
  number: string
  /** What was given back for it. */
  givenMinor: number
  /** The sale that takes its place; with another one the exchange is over. */
  saleId: string
}

/** Goods that come back while the counter is open. */
export interface Returning {
  isOpen: boolean
  /** How often one was opened: each begins anew. */
  opening: number
  /** The ticket that is asked for; null before one is. */
  number: string | null
  /** What was scanned since: another object for each scan. */
  scanned: { code: string } | null
  exchanged: Exchanged | null
}

export const [ReturningContext, useReturningStore] = createRequiredContext<StoreApi<Returning>>('returns')

export function createReturning(): StoreApi<Returning> {
  return createStore<Returning>(() => ({ isOpen: false, opening: 0, number: null, scanned: null, exchanged: null }))
}

export function useIsReturning(): boolean {
  return useStore(useReturningStore(), ({ isOpen }) => isOpen)
}

/** Whether a code is the number of a ticket, whatever its case: it opens the ticket's return instead of finding a product. */
export function isTicketNumber(code: string): boolean {
  return /^TIC-\S+-\d+$/i.test(code.trim())
}
