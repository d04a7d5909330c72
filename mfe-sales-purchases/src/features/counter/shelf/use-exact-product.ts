import { useCallback } from 'react'
import { PRODUCTS_AT } from '@comptoir/contracts/addresses'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import { companyKey, useCompany, usePointOfSale, useQueryClient } from '@comptoir/platform'
import { findExactProduct } from './shelf.api.ts'

/** The same product scanned several times in a row is asked for once. */
const FRESH_MS = 15_000

/** Finds the product of a code through the cache. */
export function useExactProduct(): (code: string) => Promise<CounterProduct | null> {
  const client = useQueryClient()
  const company = useCompany()
  const { id } = usePointOfSale()
  return useCallback(
    (code) =>
      client.fetchQuery({
        queryKey: companyKey(company.id, PRODUCTS_AT, 'exact', id, code),
        queryFn: ({ signal }) => findExactProduct(id, code, signal),
        staleTime: FRESH_MS,
        retry: 1,
        retryDelay: 200,
      }),
    [client, company.id, id],
  )
}
