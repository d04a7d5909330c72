import { useCallback } from 'react'
import { PRODUCTS_AT } from '@comptoir/contracts/addresses'
import { companyKey, useCompany, usePointOfSale } from '@comptoir/platform'
import { useShelf } from './use-shelf.ts'

/** How the shop's products for some words are asked for, by whoever asks first. */
export function useFoundQuery() {
  const shelf = useShelf()
  const company = useCompany()
  const { id } = usePointOfSale()
  return useCallback(
    (words: string) => ({
      queryKey: companyKey(company.id, PRODUCTS_AT, 'find', id, shelf.key, words),
      queryFn: ({ signal }: { signal: AbortSignal }) => shelf.find(words, signal),
    }),
    [shelf, company.id, id],
  )
}
