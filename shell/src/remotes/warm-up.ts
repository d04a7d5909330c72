import { matchPath } from '@comptoir/platform'
import type { OwnedRoute } from '../router/addresses.ts'
import { loadExposed } from './containers.ts'
import type { LiveRemotes } from './live-remotes.ts'
import { pageKey, pagesIn } from './load-page.ts'
import { mayOpen } from './may-open.ts'
import { readAhead } from './read-ahead.ts'

const parametersIn = ({ pattern }: OwnedRoute) => pattern.split(':').length

/** The page at an address: of several patterns that fit the one with the fewest parameters, as the router decides too. */
function pageAt(owned: OwnedRoute[], pathname: string): OwnedRoute | undefined {
  const fitting = owned.filter(({ pattern }) => matchPath(pattern, pathname) !== null)
  return fitting.toSorted((one, other) => parametersIn(one) - parametersIn(other))[0]
}

/**
 * Starts to fetch the code and the first reads of the page that was asked for while the phrases are still coming. A failure stays silent: the
 * page's own loading meets it again, and tells.
 */
export function warmUp(live: LiveRemotes, pathname: string): void {
  const owned = pageAt(live.getState().owned, pathname)
  if (owned === undefined || !mayOpen(owned)) return
  const { release, route } = owned
  const { companyId, pointOfSaleId } = matchPath(owned.pattern, pathname)?.params ?? {}
  readAhead(owned, { companyId, pointOfSaleId })
  loadExposed(release, route.module)
    .then((exposed) => pagesIn(exposed, { release, route })[pageKey(route)]?.())
    .catch(() => undefined)
}
