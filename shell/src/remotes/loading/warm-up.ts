import type { LiveRemotes } from '../registry/live-remotes.ts'
import { mayOpen } from '../registry/may-open.ts'
import { pageAt } from '../registry/addresses.ts'
import type { Containers } from '../scripts/containers.ts'
import { pageKey, pagesIn } from './load-page.ts'

/**
 * Starts to fetch the code and the first reads of the page that was asked for while the phrases are still coming. A failure stays silent: the
 * page's own loading meets it again, and tells.
 */
export function warmUp(live: LiveRemotes, pathname: string, { load }: Pick<Containers, 'load'>): void {
  const found = pageAt(live.getState().owned, pathname)
  if (found === null || !mayOpen(found.owned)) return
  const { release, route } = found.owned
  const { companyId, pointOfSaleId } = found.params
  if ((route.data ?? []).length > 0)
    void import('./read-ahead.ts').then(
      ({ readAhead }) => readAhead(found.owned, { companyId, pointOfSaleId }),
      () => undefined,
    )
  load(release, route.module)
    .then((exposed) => pagesIn(exposed, { release, route })[pageKey(route)]?.())
    .catch(() => undefined)
}
