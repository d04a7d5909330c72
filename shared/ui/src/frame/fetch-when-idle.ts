import { useEffect } from 'react'
import { fetchParts } from '../later/later.ts'

/** Longest wait for an idle moment. */
const LONGEST_MS = 5_000

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
}

/** Fetches the parts of the kit that open later once the page is drawn and nothing else is going on, unless the reader saves data. */
export function useFetchWhenIdle(): void {
  useEffect(() => {
    if (savesData()) return
    // Not every browser tells when it is idle.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => void fetchParts(), LONGEST_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => void fetchParts(), { timeout: LONGEST_MS })
    return () => cancelIdleCallback(handle)
  }, [])
}
