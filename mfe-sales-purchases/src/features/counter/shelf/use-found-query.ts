import { useCallback } from 'react'
import { PRODUCTS_AT } from '@comptoir/contracts/addresses'
import { companyKey, useCompany, usePointOfSale } from '@comptoir/platform'
import { BEST_SELLERS, type Browse } from './browse.store.ts'
import { useShelf } from './use-shelf.ts'

const NOWHERE: Pick<Browse, 'path' | 'limit' | 'favourites' | 'bestSellers'> = {
  ...{ path: [], limit: 0, favourites: [], bestSellers: [] },
}

/** How the shop's products for some words, or for where somebody looks around, are asked for, by whoever asks first. */
export function useFoundQuery() {
  const shelf = useShelf()
  const company = useCompany()
  const { id } = usePointOfSale()
  return useCallback(
    (words: string, browse?: Browse) => {
      const { path, limit, favourites, bestSellers } = (words === '' && browse) || NOWHERE
      const place = [path, limit, path[0] === BEST_SELLERS ? bestSellers : favourites]
      return {
        queryKey: companyKey(company.id, PRODUCTS_AT, 'find', id, shelf.key, words, ...place),
        queryFn: ({ signal }: { signal: AbortSignal }) => shelf.find(words, signal, browse),
      }
    },
    [shelf, company.id, id],
  )
}
