import { useCallback, useEffect, useState, type ComponentType } from 'react'
import type { OwnedRoute } from '../router/addresses.ts'
import { useShell } from '../router/shell-context.tsx'

export type PageState =
  | { kind: 'loading' }
  | { kind: 'ready'; Page: ComponentType }
  | { kind: 'failed'; problem: unknown }

/** The page of a route: there at once when it was loaded before, else on its way. `retry` asks anew after a failure. */
export function usePage(owned: OwnedRoute): { state: PageState; retry: () => void } {
  const { pages } = useShell()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<PageState>(() => {
    const Page = pages.loaded(owned)
    return Page === undefined ? { kind: 'loading' } : { kind: 'ready', Page }
  })
  useEffect(() => {
    let isWanted = true
    const become = (next: PageState) => {
      if (isWanted) setState(next)
    }
    pages.load(owned).then(
      (Page) => become({ kind: 'ready', Page }),
      (problem: unknown) => become({ kind: 'failed', problem }),
    )
    return () => {
      isWanted = false
    }
  }, [pages, owned, attempt])
  const retry = useCallback(() => {
    setState({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { state, retry }
}
