import { prefetchRead } from '@comptoir/platform'
import type { Wanted } from './load-page.ts'
import { scopeOf } from '../registry/scope-of.ts'

/** Starts a page's first reads while its code is still loading. */
export function readAhead(
  { release, route }: Wanted,
  place: { companyId: string | undefined; pointOfSaleId: string | undefined },
): void {
  for (const address of route.data ?? []) prefetchRead(address, { ...place, scope: scopeOf(release) })
}
