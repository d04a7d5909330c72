import { matchPath } from '@comptoir/platform/site'
import { loadExposed } from '../scripts/containers.ts'
import type { LiveRemotes } from '../registry/live-remotes.ts'
import { pageKey, pagesIn } from './load-page.ts'
import { mayOpen } from '../registry/may-open.ts'
import { pageAt } from './page-at.ts'

/**
 * Starts to fetch the code and the first reads of the page that was asked for while the phrases are still coming. A failure stays silent: the
 * page's own loading meets it again, and tells.
 */
export function warmUp(live: LiveRemotes, pathname: string): void {
  const owned = pageAt(live.getState().owned, pathname)
  if (owned === undefined || !mayOpen(owned)) return
  const { release, route } = owned
  const { companyId, pointOfSaleId } = matchPath(owned.pattern, pathname)?.params ?? {}
  if ((route.data ?? []).length > 0)
    void import('./read-ahead.ts').then(
      ({ readAhead }) => readAhead(owned, { companyId, pointOfSaleId }),
      () => undefined,
    )
  loadExposed(release, route.module)
    .then((exposed) => pagesIn(exposed, { release, route })[pageKey(route)]?.())
    .catch(() => undefined)
}
