const HEADER = 'x-registry-revision'

const listeners = new Set<(revision: number) => void>()
let newest = 0

/** Reads from an answer of the API which revision of the registry is live, so that no connection has to be held open for it. */
export function noteRevision(headers: Pick<Headers, 'get'>): void {
  const revision = Number(headers.get(HEADER))
  if (!Number.isSafeInteger(revision) || revision <= newest) return
  newest = revision
  for (const listener of listeners) listener(revision)
}

/** Tells of a revision of the registry that no answer has carried before. Gives what ends it. */
export function onRegistryRevision(listener: (revision: number) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
