import { useState } from 'react'
import type { LOTS } from '@comptoir/contracts/inventory/lots'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { SERIAL_NUMBERS } from '@comptoir/contracts/inventory/serial-numbers'
import { useList } from '@comptoir/platform'

export const PAGE_SIZES = [10, 25, 50]

/** A page of what came in of a product, and how others are reached. */
export interface Goods<Row> {
  data: PaginatedOf<Row> | undefined
  error: Error | null
  isFetching: boolean
  onRetry: () => void
  limit: number
  onPage: (page: number) => void
  onLimit: (limit: number) => void
}

/** The lots or serial numbers of a product that came in, page by page. */
export function useGoods<D extends typeof LOTS | typeof SERIAL_NUMBERS>(of: D, productId: string) {
  const [page, setPage] = useState(1)
  const [limit, setLimit] = useState(PAGE_SIZES[0] ?? 10)
  const { data, error, isFetching, refetch } = useList(of, { page, limit, filter: { product: productId } })
  return {
    data,
    error,
    isFetching,
    onRetry: () => void refetch(),
    limit,
    onPage: setPage,
    onLimit: (next: number) => {
      setLimit(next)
      setPage(1)
    },
  }
}
