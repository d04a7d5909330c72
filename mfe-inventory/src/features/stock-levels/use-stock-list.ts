import { useMemo } from 'react'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import { useList, useListExport, usePointOfSale, type ListState } from '@comptoir/platform'
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

/** The whole of it as a file. */
export function useStockExport(list: ListState) {
  return useListExport(STOCK_LEVELS, useQueryHere(list))
}
