import type { RemoteRelease } from '@comptoir/contracts/federation'

const BYTES_PER_KB = 1000

/** What a remote weighs after brotli, in KB of 1000 bytes: its entry, and the entry with the scripts of its heaviest route. */
export interface Weight {
  remote: string
  entryKb: number
  routeKb: number
  route: string
}

/** Reads the weights from a release's document, which the build wrote with the packed lengths. */
export function weightOf({
  remote,
  entry,
  files,
  routes,
}: Pick<RemoteRelease, 'remote' | 'entry' | 'files' | 'routes'>): Weight {
  const packed = (names: readonly string[]): number =>
    [...new Set(names)].reduce((sum, name) => sum + (files[name]?.packedSize ?? 0), 0) / BYTES_PER_KB
  const weighed = Object.entries(routes).map(([route, scripts]) => ({ route, kb: packed([entry, ...scripts]) }))
  const [heaviest = { route: '', kb: NaN }] = weighed.toSorted((a, b) => b.kb - a.kb)
  return { remote: remote.id, entryKb: packed([entry]), routeKb: heaviest.kb, route: heaviest.route }
}
