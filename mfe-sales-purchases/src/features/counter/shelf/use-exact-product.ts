import { useCallback } from 'react'
import { PRODUCTS_AT } from '@comptoir/contracts/addresses'
import { companyKey, useCompany, usePointOfSale, useQueryClient } from '@comptoir/platform'
import type { ShelfProduct } from '../catalogue/shelf-product.ts'
import { useShelf } from './use-shelf.ts'

/** The same product scanned several times in a row is asked for once. */
const FRESH_MS = 15_000

/** Finds the product of a code through the cache. */
export function useExactProduct(): (code: string) => Promise<ShelfProduct | null> {
  const client = useQueryClient()
  const company = useCompany()
  const { id } = usePointOfSale()
  const shelf = useShelf()
  return useCallback(
    (code) =>
      client.fetchQuery({
        queryKey: companyKey(company.id, PRODUCTS_AT, 'exact', id, shelf.key, code),
        queryFn: ({ signal }) => shelf.findExact(code, signal),
        staleTime: FRESH_MS,
        retry: 1,
        retryDelay: 200,
      }),
    [client, company.id, id, shelf],
  )
}
