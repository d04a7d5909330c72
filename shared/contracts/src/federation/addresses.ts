import type { RemoteRelease } from './release.ts'
import type { Layout, RemoteRoute } from './remote.ts'

/** The prefix of a route's own path, by its layout. */
const PREFIXES: Record<Layout, string> = {
  public: '',
  company: '/:companyId',
  pointOfSale: '/:companyId/:pointOfSaleId',
  superAdmin: '/superadmin',
}

/** Pages of the shell itself, which no remote may replace: what is live is changed on the first two. */
export const SHELL_ADDRESSES = [
  '/superadmin/releases',
  '/superadmin/releases/:remote',
  '/superadmin/profile',
  '/:companyId/profile',
] as const

/** The whole pattern of a route's address: `/:companyId/:pointOfSaleId/products/edit/:id`. */
export function addressPattern(route: Pick<RemoteRoute, 'layout' | 'path'>): string {
  return `${PREFIXES[route.layout]}/${route.path}`.replace(/(.)\/$/, '$1')
}

/** A route together with the release that it belongs to. */
export interface OwnedRoute {
  release: RemoteRelease
  route: RemoteRoute
  pattern: string
}

/** An address that more than one remote asks for; `owners` are their ids. */
export interface ContestedAddress {
  pattern: string
  owners: string[]
}

/** Two patterns are one address when they differ in the names of their parameters only. */
function shapeOf(pattern: string): string {
  return pattern.replace(/:[^/]+/g, ':')
}

const OF_SHELL: ReadonlySet<string> = new Set(SHELL_ADDRESSES.map(shapeOf))

/** The first address that a release asks for though it is the shell's; null where it asks for none. */
export function shellAddressOf({ remote }: RemoteRelease): string | null {
  return remote.routes.map(addressPattern).find((pattern) => OF_SHELL.has(shapeOf(pattern))) ?? null
}

/**
 * Gives every address to its one owner; those of the shell to none. An address that two remotes claim goes to neither, so that which page opens never
 * depends on the order in which remotes were published.
 */
export function divideAddresses(releases: RemoteRelease[]): { owned: OwnedRoute[]; contested: ContestedAddress[] } {
  const all = releases.flatMap((release) =>
    release.remote.routes.map((route) => ({ release, route, pattern: addressPattern(route) })),
  )
  const byShape = new Map<string, OwnedRoute[]>()
  for (const claim of all.filter(({ pattern }) => !OF_SHELL.has(shapeOf(pattern))))
    byShape.set(shapeOf(claim.pattern), [...(byShape.get(shapeOf(claim.pattern)) ?? []), claim])
  const owned: OwnedRoute[] = []
  const contested: ContestedAddress[] = []
  for (const claims of byShape.values()) {
    const [first] = claims
    if (first === undefined) continue
    if (claims.length === 1) owned.push(first)
    else contested.push({ pattern: first.pattern, owners: claims.map(({ release }) => release.remote.id) })
  }
  return { owned, contested }
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

const SUPER_ADMIN = 'superadmin'

/** How many segments of a pattern are words rather than parameters; null when the path does not fit it. */
function fitOf(pattern: string, path: readonly string[]): number | null {
  const wanted = segmentsOf(pattern)
  if (wanted.length !== path.length) return null
  // No company has this name: the pages below it are the installation's.
  if (path[0] === SUPER_ADMIN && wanted[0] !== SUPER_ADMIN) return null
  const isFit = wanted.every((segment, index) => segment.startsWith(':') || segment === path[index])
  return isFit ? wanted.filter((segment) => !segment.startsWith(':')).length : null
}

/** The route that a path (without query) opens, as the router decides: words go before parameters. Null when none does. */
export function matchAddress(routes: readonly OwnedRoute[], path: string): OwnedRoute | null {
  const segments = segmentsOf(path)
  const fitting = routes.flatMap((owned) => {
    const words = fitOf(owned.pattern, segments)
    return words === null ? [] : [{ owned, words }]
  })
  return fitting.toSorted((a, b) => b.words - a.words)[0]?.owned ?? null
}

/** Ids are never written otherwise; whatever else stands in their place is the name of nothing. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `subCategories`, `sub-categories` and `subcategories` are one word. */
export function plainWord(segment: string): string {
  return segment.toLowerCase().replaceAll(/[-_]/g, '')
}

/** Where the shell itself stands, or leads on from. */
const LANDINGS = ['/', '/superadmin', '/:companyId', '/:companyId/:pointOfSaleId'] as const

/** A route is also found without its point of sale, or below one that it does not need: the shell leads to where it is. */
function waysTo(route: RemoteRoute): string[] {
  const pattern = addressPattern(route)
  if (route.layout === 'company') return [pattern, addressPattern({ ...route, layout: 'pointOfSale' })]
  return route.layout === 'pointOfSale' ? [pattern, addressPattern({ ...route, layout: 'company' })] : [pattern]
}

/**
 * Whether a path (without query) leads to a page, in whatever spelling the shell understands, given the routes of all
 * remotes that there are. That a company, a shop or a row has this id is not asked.
 */
export function leadsToPage(routes: readonly RemoteRoute[], path: string): boolean {
  const segments = segmentsOf(path)
  const fits = (pattern: string): boolean => {
    const wanted = segmentsOf(pattern)
    return (
      wanted.length === segments.length &&
      wanted.every((word, index) => {
        const given = segments[index] ?? ''
        if (word === ':companyId' || word === ':pointOfSaleId') return ID.test(given)
        return word.startsWith(':') || plainWord(word) === plainWord(given)
      })
    )
  }
  return [...LANDINGS, ...SHELL_ADDRESSES, ...routes.flatMap(waysTo)].some(fits)
}
