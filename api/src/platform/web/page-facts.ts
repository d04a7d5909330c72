import {
  divideAddresses,
  inPage,
  leadsToPage,
  matchAddress,
  type OwnedRoute,
  type Registry,
  type RemoteRelease,
} from '@comptoir/contracts/federation'
import type { Language } from '@comptoir/i18n'
import { inlineJson } from './page.ts'
import type { PartHints } from './part-hints.ts'

/** What pages need of a registry, made once for all of them. */
export interface PageFacts {
  /** The registry as a page in that language carries it; in all languages where it is not known. */
  json: (language: Language | undefined) => string
  /** Origins beyond the product's own that live remotes talk to and show pictures from. */
  sources: { connect: string[]; img: string[] }
  routes: OwnedRoute[]
  /** Whether there is a page at a path. Without any remote nobody can tell, and there may be. */
  hasPage: (path: string) => boolean
}

const known = new WeakMap<Registry, PageFacts>()

export function pageFacts(registry: Registry): PageFacts {
  const facts = known.get(registry) ?? factsOf(registry)
  known.set(registry, facts)
  return facts
}

/** Made once per language. */
function remembered(make: (language: Language | undefined) => string): (language: Language | undefined) => string {
  const made = new Map<Language | undefined, string>()
  return (language) => {
    const json = made.get(language) ?? make(language)
    made.set(language, json)
    return json
  }
}

function registryInPage(registry: Registry, language: Language | undefined): Registry {
  const remotes = Object.entries(registry.remotes).map(([id, live]) => [id, inPage(live, language)] as const)
  return { ...registry, remotes: Object.fromEntries(remotes) }
}

function factsOf(registry: Registry): PageFacts {
  const live = Object.values(registry.remotes).filter(({ state }) => state === 'active')
  const loadable = live.flatMap(({ active, fallback }) => (fallback ? [active, fallback] : [active]))
  const sources = (kind: 'connect' | 'img'): string[] => [
    ...new Set(loadable.flatMap(({ remote }) => remote.csp?.[kind] ?? [])),
  ]
  const offered = Object.values(registry.remotes).flatMap(({ active }) => active.remote.routes)
  return {
    hasPage: (path) => offered.length === 0 || leadsToPage(offered, path),
    json: remembered((language) => inlineJson(registryInPage(registry, language))),
    sources: { connect: sources('connect'), img: sources('img') },
    routes: divideAddresses(live.map(({ active }) => active)).owned,
  }
}

/** The live route of an address. */
export function routeAt(facts: PageFacts, path: string): OwnedRoute | undefined {
  return matchAddress(facts.routes, path) ?? undefined
}

/** What every page of the back office begins with: the whole platform, and the frame around the pages. */
const BACK_OFFICE_PARTS = ['platform', 'back-office']
const BACK_OFFICE_ADDRESS = /^\/(superadmin|[0-9a-f]{8}-[0-9a-f-]{27})(\/|$)/i

/**
 * Preload hints for the page that is asked for: the parts of the platform that it imports, the scripts of its route, and
 * its phrases when the language is known. Every value is bound by the contract's patterns, so that none can end its attribute.
 */
export function hintsFor(facts: PageFacts, parts: PartHints, path: string, language: string | undefined): string {
  const found = routeAt(facts, path)
  const key = found === undefined ? '' : `${found.route.layout}/${found.route.path}`
  const wanted = [...(BACK_OFFICE_ADDRESS.test(path) ? BACK_OFFICE_PARTS : []), ...(found?.release.parts?.[key] ?? [])]
  const hints = [
    ...[...new Set(wanted)].flatMap((part) => parts.get(part) ?? []),
    ...(found === undefined ? [] : releaseHints(found.release, key, language)),
  ]
  return [...new Set(hints)].join('\n')
}

function releaseHints(release: RemoteRelease, key: string, language: string | undefined): string[] {
  const scripts = [release.entry, ...(release.routes[key] ?? [])]
  return [...scripts.map((name) => scriptHint(release, name)), ...phrasesHint(release, key, language)]
}

function scriptHint({ base, files }: RemoteRelease, name: string): string {
  return `<link rel="preload" as="script" crossorigin integrity="${files[name]?.integrity ?? ''}" href="${base}${name}">`
}

function phrasesHint({ base, files, phrases }: RemoteRelease, key: string, language: string | undefined): string[] {
  const name = `${phrases[key] ?? ''}.${language ?? ''}.json`
  return Object.hasOwn(files, name) ? [`<link rel="preload" as="fetch" crossorigin href="${base}${name}">`] : []
}
