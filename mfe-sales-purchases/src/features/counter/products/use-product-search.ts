import { useEffect, useState } from 'react'
import {
  companyKey,
  createStore,
  keepPreviousData,
  type StoreApi,
  useCompany,
  usePointOfSale,
  useQuery,
} from '@comptoir/platform'
import { findProducts } from '../counter.api.ts'

const PAUSE_MS = 120

/** What is typed. It stands apart from the counter's other state, so that a key draws the field again and nothing else. */
export type SearchText = StoreApi<{ text: string }>

/** What the shop has for the typed words: asked when the typing pauses, the tiles before stay until then. */
export function useProductSearch() {
  const [typed] = useState<SearchText>(() => createStore(() => ({ text: '' })))
  const asked = usePaused(typed)
  const company = useCompany()
  const { id } = usePointOfSale()
  const result = useQuery({
    queryKey: companyKey(company.id, 'products', 'find', id, asked),
    queryFn: ({ signal }) => findProducts(id, asked, signal),
    placeholderData: keepPreviousData,
  })
  return {
    typed,
    setText: (text: string) => {
      typed.setState({ text })
    },
    /** Empties the field if this is what stands in it. */
    forget: (text: string) => {
      if (typed.getState().text.trim() === text) typed.setState({ text: '' })
    },
    /** The words that the tiles are for, or will be in a moment. */
    asked,
    result,
  }
}

/** The words once the typing pauses; none at once when the field is emptied. */
function usePaused(typed: SearchText): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = typed.subscribe(({ text }) => {
      clearTimeout(timer)
      const words = text.trim()
      timer = setTimeout(() => setPaused(words), words === '' ? 0 : PAUSE_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [typed])
  return paused
}
