import type { ComponentType } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What has come of a deferred component: null until its code is here. */
interface Arrival<Props> {
  component: ComponentType<Props> | null
}

/** A component whose code is fetched when it is first wanted, once for the page. */
export interface Deferred<Props> {
  arrival: Pick<StoreApi<Arrival<Props>>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Fetches it, or waits for a fetch in progress; rejects when it fails to load, and can then be called again. */
  fetch: () => Promise<void>
}

/** How each deferred part known by now is fetched, so that it can be had before it is wanted. */
const parts = createStore<{ fetches: readonly (() => Promise<void>)[] }>()(() => ({ fetches: [] }))

/** A part of the kit or of a page that the first drawing does without: `deferred(async () => (await import('./x.tsx')).X)`. */
export function deferred<Props>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  const arrival = createStore<Arrival<Props>>()(() => ({ component: null }))
  let pending: Promise<void> | null = null

  const fetch = (): Promise<void> => {
    pending ??= load().then(
      (component) => arrival.setState({ component }),
      (error: unknown) => {
        pending = null
        throw error
      },
    )
    return pending
  }
  parts.setState(({ fetches }) => ({ fetches: [...fetches, fetch] }))
  // Pages that are written ahead are drawn with what has come by then.
  return { arrival: { ...arrival, getInitialState: arrival.getState }, fetch }
}

/**
 * Fetches every part known so far, so that none is waited for when it is wanted: called once a page is shown. One after the
 * other, for a page that is in use has to answer between them. What fails to load is retried when it is wanted.
 */
export async function fetchParts(): Promise<void> {
  for (const fetch of parts.getState().fetches) await fetch().catch(() => undefined)
}
