import { useMemo } from 'react'
import { STOCK_LEVELS, type StockTotals } from '@comptoir/contracts/inventory/stock-levels'
import {
  api,
  companyKey,
  listSearchParams,
  pathOf,
  useCompany,
  useList,
  useListExport,
  usePointOfSale,
  useQuery,
  type ListState,
} from '@comptoir/platform'
import { EVERYWHERE, SOON_STALE } from './stock-levels.api.ts'

/** What the list of stock levels keeps in its address, and where its search looks. */
export const STOCK_VIEW = {
  name: STOCK_LEVELS.path,
  defaultSort: { field: 'designation', direction: 'asc' },
  searchFields: ['designation', 'code', 'barcode', 'category', 'brand', 'location'],
  filterNames: ['pointOfSale', 'location', 'category', 'brand', 'state', 'days', 'by', 'at'],
} as const

/** Of the point of sale that is open, until another one, or all of them, are asked for. */
function useQueryHere({ query }: ListState) {
  const { id: here } = usePointOfSale()
  return useMemo(() => {
    const { pointOfSale = here, ...filter } = query.filter ?? {}
    return { ...query, filter: pointOfSale === EVERYWHERE ? filter : { ...filter, pointOfSale } }
  }, [query, here])
}

export function useStockList(list: ListState) {
  return useList(STOCK_LEVELS, useQueryHere(list), SOON_STALE)
}

/** What all its pages come to; asked for beside the page, which does not wait for it. */
export function useStockTotals(list: ListState) {
  const { id } = useCompany()
  const { search, filter } = useQueryHere(list)
  const searchParams = listSearchParams({
    page: 1,
    limit: 1,
    ...(search ? { search } : {}),
    ...(filter ? { filter } : {}),
  })
  return useQuery({
    queryKey: companyKey(id, STOCK_LEVELS, 'totals', searchParams.toString()),
    queryFn: ({ signal }) => api.get<StockTotals>(pathOf(STOCK_LEVELS, 'totals'), { searchParams, signal }),
    staleTime: SOON_STALE.staleTimeMs,
  })
}

/** The whole of it as a file. */
export function useStockExport(list: ListState) {
  return useListExport(STOCK_LEVELS, useQueryHere(list))
}
