import { useMemo } from 'react'
import { STOCK_REORDER } from '@comptoir/contracts/inventory/stock-reorder'
import { useList, useListExport, usePointOfSale, type ListState } from '@comptoir/platform'

/** All points of sale that the reader may enter, as the filter says it. */
export const EVERYWHERE = 'all'

/** What the list keeps in its address, and where its search looks. */
export const REORDER_VIEW = {
  name: STOCK_REORDER.path,
  defaultSort: { field: 'designation', direction: 'asc' },
  searchFields: ['designation', 'code', 'barcode', 'category', 'brand', 'location'],
  filterNames: ['pointOfSale', 'category', 'brand', 'state'],
} as const

/** Of the point of sale that is open, until another one, or all of them, are asked for. */
function useQueryHere({ query }: ListState) {
  const { id: here } = usePointOfSale()
  return useMemo(() => {
    const { pointOfSale = here, ...filter } = query.filter ?? {}
    return { ...query, filter: pointOfSale === EVERYWHERE ? filter : { ...filter, pointOfSale } }
  }, [query, here])
}

export function useReorderList(list: ListState) {
  return useList(STOCK_REORDER, useQueryHere(list), { staleTimeMs: 2000 })
}

/** The whole of it as a file. */
export function useReorderExport(list: ListState) {
  return useListExport(STOCK_REORDER, useQueryHere(list))
}
