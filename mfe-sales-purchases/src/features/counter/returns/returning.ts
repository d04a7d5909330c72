import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { createStore, newId, type StoreApi, useStore } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'

/** A return that something is sold in place of. */
export interface Exchanged {
  /** Of the return. */
  number: string
  /** What it gives back in cash, by which method; null where it gives none. */
  cash: { methodId: string; amountMinor: number } | null
  /** What it gave back by voucher, card or on the account: that is not given a second time. */
  otherwiseMinor: number
  /** Of the part that its cash is of the sale. */
  partId: string
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

/** A return that something is sold in place of, by the sale with this id. */
export function exchangeOf({ number, refunds }: Pick<SalesReturn, 'number' | 'refunds'>, saleId: string): Exchanged {
  const cash = refunds.find(({ methodKind }) => methodKind === 'cash')
  const otherwiseMinor = refunds.reduce((sum, each) => sum + (each === cash ? 0 : each.amountMinor), 0)
  return {
    ...{ number, saleId, otherwiseMinor, partId: newId() },
    cash: cash ? { methodId: cash.paymentMethodId, amountMinor: cash.amountMinor } : null,
  }
}

export function useIsReturning(): boolean {
  return useStore(useReturningStore(), ({ isOpen }) => isOpen)
}
