import {
  addressPattern,
  divideAddresses as divide,
  type ContestedAddress,
  type LiveRemote,
  type OwnedRoute as ReleasedRoute,
  type RemoteRoute,
} from '@comptoir/contracts/federation'

import { matchRoutes, type Params } from '@comptoir/platform/site'

export { addressPattern, type ContestedAddress }

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
export interface OwnedRoute extends ReleasedRoute {
  live: LiveRemote
}

/** The page at an address, as the router decides. */
export function pageAt(owned: readonly OwnedRoute[], pathname: string): { owned: OwnedRoute; params: Params } | null {
  const routes = owned.map((each) => ({ path: each.pattern, handle: each }))
  const match = matchRoutes(routes, pathname)?.at(-1)
  return match === undefined ? null : { owned: match.route.handle, params: match.params }
}

/** Gives every address of the live releases to its one owner, with what is live of it; the rule is the contract's. */
export function divideAddresses(remotes: LiveRemote[]): { owned: OwnedRoute[]; contested: ContestedAddress[] } {
  const { owned, contested } = divide(remotes.map(({ active }) => active))
  const withLive = owned.flatMap((route) =>
    remotes.filter(({ active }) => active === route.release).map((live) => ({ ...route, live })),
  )
  return { owned: withLive, contested }
}
