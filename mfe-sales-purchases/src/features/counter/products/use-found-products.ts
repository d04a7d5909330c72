import { useEffect, useState } from 'react'
import { PRODUCTS_AT } from '@comptoir/contracts/addresses'
import { companyKey, keepPreviousData, useCompany, usePointOfSale, useQuery } from '@comptoir/platform'
import { findProducts } from '../shelf/shelf.api.ts'
import { useProductEntry } from './product-entry.ts'
import type { SearchStore } from './search.store.ts'

const PAUSE_MS = 120

/**
 * What the shop has for the typed words: asked when the typing pauses, the products before stay until then. `words` are
 * those that the products are for, or will be in a moment.
 */
export function useFoundProducts() {
  const words = usePausedWords(useProductEntry().search)
  const company = useCompany()
  const { id } = usePointOfSale()
  const result = useQuery({
    queryKey: companyKey(company.id, PRODUCTS_AT, 'find', id, words),
    queryFn: ({ signal }) => findProducts(id, words, signal),
    placeholderData: keepPreviousData,
  })
  return { words, ...result }
}

/** The words once the typing pauses; none at once when the field is emptied. */
function usePausedWords(search: SearchStore): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = search.subscribe(({ text }) => {
      clearTimeout(timer)
      const words = text.trim()
      timer = setTimeout(() => setPaused(words), words === '' ? 0 : PAUSE_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [search])
  return paused
}
