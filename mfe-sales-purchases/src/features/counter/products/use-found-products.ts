import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery, useStore } from '@comptoir/platform'
import { useFoundQuery } from '../shelf/use-found-query.ts'
import { useShelf } from '../shelf/use-shelf.ts'
import { useProductEntry } from './product-entry.ts'
import { readTyped } from './read-typed.ts'
import type { SearchStore } from './search.store.ts'

/**
 * What the shop has for the typed words: asked when the typing pauses, the products before stay until then. `words` are
 * those that the products are for, or will be in a moment.
 */
export function useFoundProducts() {
  const shelf = useShelf()
  const { search, browse } = useProductEntry()
  const words = usePausedWords(search, shelf.pauseMs)
  const result = useQuery({ ...useFoundQuery()(words, useStore(browse)), placeholderData: keepPreviousData })
  return { words, ...result }
}

/** The words once the typing pauses; none at once when the field is emptied. */
function usePausedWords(search: SearchStore, pauseMs: number): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = ({ text }: { text: string }): void => {
      clearTimeout(timer)
      const { words } = readTyped(text)
      timer = setTimeout(() => setPaused(words), words === '' ? 0 : pauseMs)
    }
    // What was typed just before the pause became another one waits anew.
    wait(search.getState())
    const stop = search.subscribe(wait)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [search, pauseMs])
  return paused
}
