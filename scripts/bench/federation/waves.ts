/** One request of a page, in milliseconds since its document was asked for. */
export interface Sent {
  url: string
  kind: Kind
  startedAt: number
  /** When its last byte arrived; infinite while it is loading. */
  endedAt: number
  /** Bytes that came over the line, headers included, packed as they were. */
  bytes: number
  /** It was answered by a cache that asked nobody. */
  isCached: boolean
  /** Addresses of what asked for it: the document, or the scripts whose code was running. */
  askedBy: readonly string[]
}

/** What a request is for. `code` is what a page is made of: HTML, scripts, phrases. Nothing is left out: each request has a kind. */
export type Kind = 'code' | 'api' | 'font' | 'image' | 'other'

/** Determines a request's kind from its address and from Chromium's type for it. */
export function kindOf(pathname: string, type: string): Kind {
  if (pathname.startsWith('/api/')) return 'api'
  if (
    type === 'Document' ||
    type === 'Script' ||
    pathname.endsWith('.js') ||
    /\/locales\/[^/]+(\/translation)?\.json$/.test(pathname)
  )
    return 'code'
  if (type === 'Font') return 'font'
  return type === 'Image' || pathname.endsWith('.svg') ? 'image' : 'other'
}

/**
 * The wave of each request: the number of sequential round trips up to and including it. The document is
 * wave 1; what the document itself asks for, by its markup or its inline script, is wave 2; what a script asks for comes one
 * wave after the latest script that was running then. A cache answers within the wave of the requester. Scripts that
 * were asked for twice, by a hint and by code, are those of the first request.
 */
export function waveOf(requests: readonly Sent[]): Map<Sent, number> {
  const waves = new Map<Sent, number>()
  const byUrl = new Map<string, number>()
  for (const request of requests.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const before = Math.max(0, ...request.askedBy.map((url) => byUrl.get(url) ?? 0))
    const wave = request.isCached ? before : before + 1
    waves.set(request, wave)
    if (!byUrl.has(request.url)) byUrl.set(request.url, wave)
  }
  return waves
}

/** How a page came over the line until its content was there. */
export interface Waterfall {
  waves: number
  /** The same without what the shell asks for beside the page, whether or not the page waited for it. */
  ownWaves: number
  requests: number
  bytes: number
  apiCalls: number
  /** Fonts, pictures and the rest, said apart. */
  others: number
  /** Names of what came, wave by wave. */
  inWaves: string[][]
}

/**
 * The waterfall of a page up to the moment when its content was there. What was still loading then cannot have been
 * needed for it: it counts as a request, not as a wave. `isOwn` identifies what belongs to the page itself.
 */
export function waterfallOf(all: readonly Sent[], shownAt: number, isOwn: (pathname: string) => boolean): Waterfall {
  const waves = waveOf(all)
  const sent = all.filter(({ startedAt, isCached }) => startedAt <= shownAt && !isCached)
  const code = sent.filter(({ kind }) => kind === 'code')
  const apiCalls = sent.filter(({ kind }) => kind === 'api').length
  const arrived = code.filter(({ endedAt }) => endedAt <= shownAt)
  const highest = (requests: readonly Sent[]): number => Math.max(0, ...requests.map((each) => waves.get(each) ?? 0))
  const count = highest(arrived)
  return {
    waves: count,
    ownWaves: highest(arrived.filter(({ url }) => isOwn(new URL(url).pathname))),
    requests: code.length,
    bytes: code.reduce((sum, { bytes }) => sum + bytes, 0),
    apiCalls,
    others: sent.length - code.length - apiCalls,
    inWaves: Array.from({ length: count }, (_, index) =>
      arrived.filter((each) => waves.get(each) === index + 1).map(({ url }) => shortName(url)),
    ),
  }
}

/** What a page's HTML asks for by itself: paths of its scripts and hints. */
export function namedIn(html: string): Set<string> {
  return new Set([...html.matchAll(/ (?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path))
}

/** The end of an address, enough to know it by. */
function shortName(url: string): string {
  const { pathname } = new URL(url)
  return /\.(js|json)$/.test(pathname) ? pathname.split('/').slice(-2).join('/') : 'page'
}
