import { matchRoutes } from 'react-router-dom'
import type { RemoteRelease } from '@comptoir/contracts'
import { divideAddresses } from '../router/addresses.ts'
import { loadExposed } from './containers.ts'

/**
 * Starts to fetch the code of the page that was asked for while the phrases are still coming. A failure stays silent: the
 * page's own loading meets it again, and tells.
 */
export function warmUp(releases: RemoteRelease[], pathname: string): void {
  const { owned } = divideAddresses(releases)
  const matched = matchRoutes(owned.map((claim) => ({ path: claim.pattern, handle: claim })), pathname)
  const claim = owned.find(({ pattern }) => pattern === matched?.at(-1)?.route.path)
  if (claim === undefined) return
  const { release, route } = claim
  loadExposed(release, route.module)
    .then(({ pages }) => pages[`${route.layout}/${route.path}`]?.())
    .catch(() => undefined)
}
