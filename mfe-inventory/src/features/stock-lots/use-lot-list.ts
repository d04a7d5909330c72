import { useMemo } from 'react'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import { STOCK_LOTS, type LotTerms } from '@comptoir/contracts/inventory/stock-lots'
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

/** All points of sale that the reader may enter, as the filter says it. */
export const EVERYWHERE = 'all'
const STALE_MS = 2000

/** What the list keeps in its address, and where its search looks. */
export const LOT_VIEW = {
  name: STOCK_LOTS.path,
  defaultSort: { field: 'expiresOn', direction: 'asc' },
  searchFields: ['designation', 'code', 'barcode', 'category', 'brand', 'location'],
  filterNames: ['pointOfSale', 'category', 'brand', 'term'],
} as const

/** Lots are read with the rights to stock levels, and may be had as a file with theirs. */
const EXPORTED = { ...STOCK_LOTS, permissions: { export: STOCK_LEVELS.permissions.export } }

function useQueryHere({ query }: ListState) {
  const { id: here } = usePointOfSale()
  return useMemo(() => {
    const { pointOfSale = here, ...filter } = query.filter ?? {}
    return { ...query, filter: pointOfSale === EVERYWHERE ? filter : { ...filter, pointOfSale } }
  }, [query, here])
}

export function useLotList(list: ListState) {
  return useList(STOCK_LOTS, useQueryHere(list), { staleTimeMs: STALE_MS })
}

export function useLotExport(list: ListState) {
  return useListExport(EXPORTED, useQueryHere(list))
}

/** What expires by each term, of what is listed whatever term is chosen. */
export function useLotTerms(list: ListState) {
  const { id } = useCompany()
  const { search, filter = {} } = useQueryHere(list)
  const whole = Object.fromEntries(Object.entries(filter).filter(([name]) => name !== 'term'))
  const searchParams = listSearchParams({ page: 1, limit: 1, ...(search ? { search } : {}), filter: whole })
  return useQuery({
    queryKey: companyKey(id, STOCK_LOTS, 'terms', searchParams.toString()),
    queryFn: ({ signal }) => api.get<LotTerms>(pathOf(STOCK_LOTS, 'terms'), { searchParams, signal }),
    staleTime: STALE_MS,
  })
}
