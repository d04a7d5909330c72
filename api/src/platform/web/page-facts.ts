import { divideAddresses, matchAddress, type OwnedRoute, type Registry, type RemoteRelease } from '@comptoir/contracts'
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
  const sources = (kind: 'connect' | 'img'): string[] => [...new Set(loadable.flatMap(({ remote }) => remote.csp?.[kind] ?? []))]
  return {
    json: inlineJson(registry),
    sources: { connect: sources('connect'), img: sources('img') },
    routes: divideAddresses(live.map(({ active }) => active)).owned,
  }
}

/**
 * Preload hints for the page that is asked for: the scripts of its route, and its phrases when the language is known.
 * Every value in them is bound by the contract's patterns, so that none can end its attribute.
 */
export function hintsFor(facts: PageFacts, path: string, language: string | undefined): string {
  const found = matchAddress(facts.routes, path)
  if (!found) return ''
  const { release, route } = found
  const scripts = [release.entry, ...(release.routes[`${route.layout}/${route.path}`] ?? [])]
  return [...[...new Set(scripts)].map((name) => scriptHint(release, name)), ...phrasesHint(release, language)].join('\n')
}

function scriptHint({ base, files }: RemoteRelease, name: string): string {
  return `<link rel="preload" as="script" crossorigin integrity="${files[name]?.integrity ?? ''}" href="${base}${name}">`
}

function phrasesHint({ base, files }: RemoteRelease, language: string | undefined): string[] {
  const name = `locales/${language ?? ''}.json`
  return Object.hasOwn(files, name) ? [`<link rel="preload" as="fetch" crossorigin href="${base}${name}">`] : []
}
