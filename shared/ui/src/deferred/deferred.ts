import type { ComponentType } from 'react'

/** A component whose code is fetched when it is first wanted, once for the page. */
export interface Deferred<Props> {
  /** Null until it has come. */
  current: () => ComponentType<Props> | null
  /** Fetches it, or waits for a fetch under way; rejects when it cannot be had now, and can then be called again. */
  fetch: () => Promise<void>
  subscribe: (listener: () => void) => () => void
}

/** Every part that can come later, to be had before it is wanted. */
const parts = new Set<() => Promise<void>>()

/** A part of the kit or of a page that the first drawing does without: `deferred(async () => (await import('./x.tsx')).X)`. */
export function deferred<Props>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  const listeners = new Set<() => void>()
  let component: ComponentType<Props> | null = null
  let pending: Promise<void> | null = null

  const fetch = (): Promise<void> => {
    pending ??= load().then(
      (loaded) => {
        component = loaded
        for (const tell of listeners) tell()
      },
      (error: unknown) => {
        pending = null
        throw error
      },
    )
    return pending
  }
  parts.add(fetch)
  return {
    current: () => component,
    fetch,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Fetches every part known by now, so that none is waited for once it is wanted: for a page that
 * stands. What cannot be had is left for then. */
export async function fetchParts(): Promise<void> {
  await Promise.allSettled([...parts].map((fetch) => fetch()))
}
