import { matchPath } from '@comptoir/platform'
import type { RemoteRelease } from '@comptoir/contracts'
import { divideAddresses, type OwnedRoute } from '../router/addresses.ts'
import { loadExposed } from './containers.ts'

const parametersIn = ({ pattern }: OwnedRoute) => pattern.split(':').length

/** The page at an address: of several patterns that fit the one with the fewest parameters, as the router decides too. */
function pageAt(releases: RemoteRelease[], pathname: string): OwnedRoute | undefined {
  const fitting = divideAddresses(releases).owned.filter(({ pattern }) => matchPath(pattern, pathname) !== null)
  return fitting.toSorted((one, other) => parametersIn(one) - parametersIn(other))[0]
}

/**
 * Starts to fetch the code of the page that was asked for while the phrases are still coming. A failure stays silent: the
 * page's own loading meets it again, and tells.
 */
export function warmUp(releases: RemoteRelease[], pathname: string): void {
  const owned = pageAt(releases, pathname)
  if (owned === undefined) return
  const { release, route } = owned
  loadExposed(release, route.module)
    .then(({ pages }) => pages[`${route.layout}/${route.path}`]?.())
    .catch(() => undefined)
}
