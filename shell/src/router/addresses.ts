import type { Layout, LiveRemote, RemoteRelease, RemoteRoute } from '@comptoir/contracts'

/** What stands in front of a route's own path, by its layout. */
const PREFIXES: Record<Layout, string> = {
  public: '',
  company: '/:companyId',
  pointOfSale: '/:companyId/:pointOfSaleId',
  superAdmin: '/superadmin',
}

/** The whole pattern of a route's address: `/:companyId/:pointOfSaleId/products/edit/:id`. */
export function addressPattern(route: Pick<RemoteRoute, 'layout' | 'path'>): string {
  return `${PREFIXES[route.layout]}/${route.path}`.replace(/(.)\/$/, '$1')
}

/** The address of a route without parameters of its own, for one company and point of sale. Null while one of them is missing. */
export function addressFor(
  route: Pick<RemoteRoute, 'layout' | 'path'>,
  place: { companyId: string | undefined; pointOfSaleId: string | undefined },
): string | null {
  const { companyId, pointOfSaleId } = place
  const pattern = addressPattern(route)
  if (pattern.includes(':companyId') && companyId === undefined) return null
  if (pattern.includes(':pointOfSaleId') && pointOfSaleId === undefined) return null
  return pattern.replace(':companyId', companyId ?? '').replace(':pointOfSaleId', pointOfSaleId ?? '')
}

/** A route together with the remote and the live release that it belongs to. */
export interface OwnedRoute {
  live: LiveRemote
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

/**
 * Gives every address to its one owner. An address that two remotes claim goes to neither, so that which page opens never
 * depends on the order in which remotes were published.
 */
export function divideAddresses(remotes: LiveRemote[]): { owned: OwnedRoute[]; contested: ContestedAddress[] } {
  const all = remotes.flatMap((live) => live.active.remote.routes.map((route) => ({ live, release: live.active, route, pattern: addressPattern(route) })))
  const byShape = new Map<string, OwnedRoute[]>()
  for (const claim of all) byShape.set(shapeOf(claim.pattern), [...(byShape.get(shapeOf(claim.pattern)) ?? []), claim])
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
