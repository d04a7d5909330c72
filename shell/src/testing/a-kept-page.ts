import { inPage, omittedReleases, releasesAddress, type LiveRemote } from '@comptoir/contracts/federation'
import type { Store } from '../service-worker/store.ts'
import { aHash, aLive, aRelease, aRoute } from './a-release.ts'

const ORIGIN = 'https://shop.example'
export const COUNTER = '/019a0000-0000-7000-8000-000000000001/019a0000-0000-7000-8000-000000000002/pos'

/** A cache as browsers have it, in memory; names are the addresses in it. */
export class MemoryStore implements Store {
  readonly #kept = new Map<string, Response>()

  get names(): string[] {
    return [...this.#kept.keys()].map((url) => url.slice(ORIGIN.length))
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.#kept.get(urlOf(request))?.clone()
  }

  async put(request: RequestInfo | URL, answer: Response): Promise<void> {
    this.#kept.set(urlOf(request), answer)
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.#kept.delete(urlOf(request))
  }

  async keys(): Promise<Request[]> {
    return [...this.#kept.keys()].map((url) => new Request(url))
  }
}

function urlOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, ORIGIN).href
}

/** The remotes of a page: the counter's in this build, and another one of which no page opens offline. */
export function remotesWithCounter(build: string): LiveRemote[] {
  const sales = aRelease('sales', {
    build,
    routes: [aRoute({ path: 'pos', opensOffline: true })],
    scripts: { 'pointOfSale/pos': ['pos.js', 'later.js', 'smoke/smoke.spec.mjs'] },
  })
  const earlier = aRelease('sales', { build: 'b0' })
  return [aLive(sales, { fallback: earlier }), aLive(aRelease('people', { build: 'p1' }))]
}

/** What a server of one build answers, by address; pages as the build writes them. */
export function aServer(build: string, remotes = remotesWithCounter(build)): Map<string, Response> {
  const carried = remotes.map((live) => inPage(live, 'fr'))
  const registry = {
    schema: 1,
    revision: 7,
    environment: 'production',
    shell: { build, flavour: 'production', files: { [`assets/main.${build}.js`]: aHash() } },
    remotes: Object.fromEntries(carried.map((live) => [live.active.remote.id, live])),
    policy: {},
  }
  const html = `<html lang="fr" dir="ltr"><head><meta name="phrases" content="w-${build}">
<meta name="files" content="/assets/files.${build}.json">
</head><body><script type="application/json" id="registry" nonce="n">${JSON.stringify(registry)}</script></body></html>`
  const immutable = { headers: { 'cache-control': 'public, max-age=31536000, immutable' } }
  const files = remotes.flatMap(({ active }) => Object.keys(active.files).map((path) => `${active.base}${path}`))
  const phrases = ['en', 'fr', 'ar'].flatMap((language) =>
    ['translation', 'profile', 'releases'].map((file) => `/locales/${language}/${file}.json?v=w-${build}`),
  )
  const answers = [`/assets/main.${build}.js`, `/assets/font.${build}.woff2`, ...files, ...phrases].map(
    (address) => [address, new Response(address, immutable)] as const,
  )
  return new Map([
    ...answers,
    [`/assets/files.${build}.json`, new Response(`["/assets/font.${build}.woff2"]`, immutable)],
    [
      releasesAddress(omittedReleases(carried)),
      new Response(
        JSON.stringify(remotes.flatMap(({ active, fallback }) => (fallback ? [active, fallback] : [active]))),
        immutable,
      ),
    ],
    [COUNTER, new Response(html, { headers: { 'content-security-policy': "script-src 'nonce-n'" } })],
  ])
}
