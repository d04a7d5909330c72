import { createStore } from 'zustand/vanilla'

const HEADER = 'x-registry-revision'

const seen = createStore<{ newest: number }>()(() => ({ newest: 0 }))

/** Reads from an answer of the API which revision of the registry is live, so that no connection has to be held open for it. */
export function noteRevision(headers: Pick<Headers, 'get'>): void {
  const revision = Number(headers.get(HEADER))
  if (Number.isSafeInteger(revision) && revision > seen.getState().newest) seen.setState({ newest: revision })
}

/** Subscribes to revisions of the registry that no answer has carried before. Returns the unsubscribe function. */
export function onRegistryRevision(listener: (revision: number) => void): () => void {
  return seen.subscribe(({ newest }) => listener(newest))
}
