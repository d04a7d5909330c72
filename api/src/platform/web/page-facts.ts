import {
  divideAddresses,
  matchAddress,
  type OwnedRoute,
  type Registry,
  type RemoteRelease,
} from '@comptoir/contracts/federation'
import { inlineJson } from './page.ts'

/** What pages need of a registry, made once for all of them. */
export interface PageFacts {
  json: string
  /** Origins beyond the product's own that live remotes talk to and show pictures from. */
  sources: { connect: string[]; img: string[] }
  routes: OwnedRoute[]
}

const known = new WeakMap<Registry, PageFacts>()

export function pageFacts(registry: Registry): PageFacts {
  const facts = known.get(registry) ?? factsOf(registry)
  known.set(registry, facts)
  return facts
}

function factsOf(registry: Registry): PageFacts {
  const live = Object.values(registry.remotes).filter(({ state }) => state === 'active')
  const loadable = live.flatMap(({ active, fallback }) => (fallback ? [active, fallback] : [active]))
  const sources = (kind: 'connect' | 'img'): string[] => [
    ...new Set(loadable.flatMap(({ remote }) => remote.csp?.[kind] ?? [])),
  ]
  return {
    json: inlineJson(registry),
    sources: { connect: sources('connect'), img: sources('img') },
    routes: divideAddresses(live.map(({ active }) => active)).owned,
  }
}

/** What the page of an address asks for: preload hints of the remote's own files, and the platform's parts by name. */
export interface PageHints {
  own: string
  parts: readonly string[]
}

/** The live route of an address. */
export function routeAt(facts: PageFacts, path: string): OwnedRoute | undefined {
  return matchAddress(facts.routes, path) ?? undefined
}

/** What every page of people at work begins with: the whole platform, and the back office around it. */
const AT_WORK = ['platform', 'office'] as const
const WORK_ADDRESS = /^\/(superadmin|[0-9a-f]{8}-[0-9a-f-]{27})(\/|$)/i

/**
 * For the page that is asked for: the scripts of its route, and its phrases when the language is known. Every value in the
 * hints is bound by the contract's patterns, so that none can end its attribute.
 */
export function hintsFor(facts: PageFacts, path: string, language: string | undefined): PageHints {
  const work = WORK_ADDRESS.test(path) ? AT_WORK : []
  const found = routeAt(facts, path)
  if (!found) return { own: '', parts: work }
  const { release, route } = found
  const key = `${route.layout}/${route.path}`
  const scripts = [release.entry, ...(release.routes[key] ?? [])]
  const own = [
    ...[...new Set(scripts)].map((name) => scriptHint(release, name)),
    ...phrasesHint(release, language),
  ].join('\n')
  return { own, parts: [...new Set([...work, ...(release.parts?.[key] ?? [])])] }
}

function scriptHint({ base, files }: RemoteRelease, name: string): string {
  return `<link rel="preload" as="script" crossorigin integrity="${files[name]?.integrity ?? ''}" href="${base}${name}">`
}

function phrasesHint({ base, files }: RemoteRelease, language: string | undefined): string[] {
  const name = `locales/${language ?? ''}.json`
  return Object.hasOwn(files, name) ? [`<link rel="preload" as="fetch" crossorigin href="${base}${name}">`] : []
}
