import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useRemoteServices } from '../context.tsx'
import { pageKey, type Wanted } from '../loading/load-page.ts'

export type PageState =
  { kind: 'loading' } | { kind: 'ready'; Page: ComponentType } | { kind: 'failed'; problem: unknown }

export interface PageOnItsWay {
  state: PageState
  /** Asks anew after a failure. */
  retry: () => void
  /** When it was asked for, on the clock of `performance.now()`; null for a page that was here already. */
  askedAt: number | null
}

/** The same object as long as it means the same page: when more of a release is known it is no other one. */
function useWanted(given: Wanted): Wanted {
  const [wanted, setWanted] = useState(given)
  const isSame =
    given.release.container === wanted.release.container &&
    given.route.module === wanted.route.module &&
    pageKey(given.route) === pageKey(wanted.route)
  if (!isSame) setWanted(given)
  return isSame ? wanted : given
}

/** The page of a route: available at once when it was loaded before, else loading. */
export function usePage(given: Wanted): PageOnItsWay {
  const { pages, complete } = useRemoteServices()
  const { release, route } = useWanted(given)
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
      // Whether an earlier release can serve as fallback is known only when the registry is complete.
      (problem: unknown) => void complete().then(() => become({ kind: 'failed', problem })),
    )
    return () => {
      isWanted = false
    }
  }, [pages, complete, release, route, attempt])
  const retry = useCallback(() => {
    setState({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { state, retry, askedAt }
}
