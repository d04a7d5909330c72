import { SALES } from '@comptoir/contracts/sales/sales'
import { useList } from '@comptoir/platform'

/** Tickets that are shown in the page of something else. */
const TICKETS_SHOWN = 5

/** The latest tickets of a client or with a product, wherever the reader may enter. */
export function useLatestTickets(filter: { client: string } | { product: string }) {
  return useList(SALES, {
    page: 1,
    limit: TICKETS_SHOWN,
    filter,
    order: { field: 'occurredAt', direction: 'desc' },
  })
}
