import { useCallback } from 'react'
import { PRODUCTS_AT } from '@comptoir/contracts/addresses'
import { companyKey, useCompany, usePointOfSale } from '@comptoir/platform'
import type { Browse } from './browse.store.ts'
import { useShelf } from './use-shelf.ts'

/** How the shop's products for some words, or for where somebody looks around, are asked for, by whoever asks first. */
export function useFoundQuery() {
  const shelf = useShelf()
  const company = useCompany()
  const { id } = usePointOfSale()
  return useCallback(
    (words: string, browse?: Browse) => {
      const { path, limit, favourites } = (words === '' && browse) || { path: [], limit: 0, favourites: [] }
      return {
        queryKey: companyKey(company.id, PRODUCTS_AT, 'find', id, shelf.key, words, path, limit, favourites),
        queryFn: ({ signal }: { signal: AbortSignal }) => shelf.find(words, signal, browse),
      }
    },
    [shelf, company.id, id],
  )
}
