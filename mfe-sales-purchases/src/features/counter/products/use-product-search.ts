import { useEffect, useState } from 'react'
import { companyKey, keepPreviousData, useCompany, usePointOfSale, useQuery } from '@comptoir/platform'
import { findProducts } from '../counter.api.ts'

const PAUSE_MS = 120

/** What is typed and what the shop has for it: asked when the typing pauses, the tiles before it stay until then. */
export function useProductSearch() {
  const [text, setText] = useState('')
  const asked = usePaused(text, PAUSE_MS)
  const company = useCompany()
  const { id } = usePointOfSale()
  const result = useQuery({
    queryKey: companyKey(company.id, 'products', 'find', id, asked.trim()),
    queryFn: ({ signal }) => findProducts(id, asked, signal),
    placeholderData: keepPreviousData,
  })
  return { text, setText, result, isStale: asked !== text || result.isPlaceholderData }
}

/** The value once it has not changed for a while; an emptied text counts at once. */
function usePaused(value: string, pauseMs: number): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => {
      setPaused(value)
    }, value === '' ? 0 : pauseMs)
    return () => {
      clearTimeout(timer)
    }
  }, [value, pauseMs])
  return paused
}
