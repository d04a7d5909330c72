import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useRemoteServices } from '../context.tsx'
import type { Wanted } from '../loading/load-page.ts'

export type PageState =
  { kind: 'loading' } | { kind: 'ready'; Page: ComponentType } | { kind: 'failed'; problem: unknown }

export interface PageOnItsWay {
  state: PageState
  /** Asks anew after a failure. */
  retry: () => void
  /** When it was asked for, on the clock of `performance.now()`; null for a page that was here already. */
  askedAt: number | null
}

/** The page of a route: there at once when it was loaded before, else on its way. */
export function usePage({ release, route }: Wanted): PageOnItsWay {
  const { pages } = useRemoteServices()
  const [askedAt] = useState(() => (pages.loaded({ release, route }) === undefined ? performance.now() : null))
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<PageState>(() => {
    const Page = pages.loaded({ release, route })
    return Page === undefined ? { kind: 'loading' } : { kind: 'ready', Page }
  })
  useEffect(() => {
    let isWanted = true
    const become = (next: PageState) => {
      if (isWanted) setState(next)
    }
    pages.load({ release, route }).then(
      (Page) => become({ kind: 'ready', Page }),
      (problem: unknown) => become({ kind: 'failed', problem }),
    )
    return () => {
      isWanted = false
    }
  }, [pages, release, route, attempt])
  const retry = useCallback(() => {
    setState({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { state, retry, askedAt }
}
