import { DISCOUNTS } from '@comptoir/contracts/inventory/discounts'
import { useAddresses, useLocation } from '@comptoir/platform'

/** Handed by the list to the pages that it leads to. */
export interface FromList {
  /** Search, filters, order and page of the list, as its address says them. */
  view: string
}

/** The list as it was when the person left it for this page; opened by its own address, a page leads to the plain list. */
export function useListAddress(): string {
  const list = useAddresses(DISCOUNTS).list()
  const state: unknown = useLocation().state
  const isFromList = typeof state === 'object' && state !== null && 'view' in state && typeof state.view === 'string'
  return isFromList ? `${list}${String(state.view)}` : list
}
