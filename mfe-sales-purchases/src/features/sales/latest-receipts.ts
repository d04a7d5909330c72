import type { SaleRow } from '@comptoir/contracts/sales/sales'
import { useList } from '@comptoir/platform'
import { RECEIPTS_SHOWN } from './receipt-lines.tsx'

/** The latest receipts of a client or with a product, wherever the reader may enter. */
export function useLatestReceipts(filter: { client: string } | { product: string }) {
  return useList<SaleRow>('sales', {
    page: 1,
    limit: RECEIPTS_SHOWN,
    filter,
    order: { field: 'occurredAt', direction: 'desc' },
  })
}
