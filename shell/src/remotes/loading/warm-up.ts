import type { LiveRemotes } from '../registry/live-remotes.ts'
import { mayOpen } from '../registry/may-open.ts'
import { pageAt } from '../registry/addresses.ts'
import type { Containers } from '../scripts/containers.ts'
import { pageKey, pagesIn } from './load-page.ts'

/**
 * Starts fetching the code and first reads of the requested page while phrases are still loading. Fails silently: the
 * page's own loading meets the error again, and reports it.
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
