import type { PaginatedOf } from '@comptoir/contracts/schema'
import { api } from '../http/api.ts'
import { pathOf } from '../http/company-path.ts'
import type { RemoteScope } from '../remote/scope.tsx'
import { session } from '../session/store.ts'
import { queryClient } from './client.ts'
import { companyKey } from './keys.ts'

/** A list, which `useList` keeps under a key derived from its address. */
const LIST = /^\/api\/:companyId\/([^?:]+)\/paginated\?(.+)$/

/** Whose pages are about to be opened, and where. */
export interface PrefetchPlace {
  companyId: string | undefined
  pointOfSaleId: string | undefined
  scope: RemoteScope
}

/**
 * Starts a read that a route names in remote.json, so that its page finds the answer there. Only lists of the signed-in
 * person's company: of other addresses nobody could tell under which key a page looks. A failure stays silent; the page asks itself.
 */
export function prefetchRead(address: string, { companyId, pointOfSaleId, scope }: PrefetchPlace): void {
  const [, resource, search] = LIST.exec(address) ?? []
  const { company, token } = session.getState()
  if (resource === undefined || search === undefined || token === null || company === null || company.id !== companyId)
    return
  if (search.includes(':pointOfSaleId') && pointOfSaleId === undefined) return
  const searchParams = new URLSearchParams(search.replaceAll(':pointOfSaleId', pointOfSaleId ?? ''))
  void queryClient.prefetchQuery({
    queryKey: companyKey(companyId, { path: resource }, 'list', searchParams.toString()),
    queryFn: ({ signal }) =>
      api.get<PaginatedOf<unknown>>(pathOf({ path: resource }, 'paginated'), {
        searchParams,
        signal,
        remote: scope,
      }),
  })
}
