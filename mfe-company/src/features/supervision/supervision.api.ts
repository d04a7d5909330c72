import type { SupervisedCompany, SupervisedUser } from '@comptoir/contracts/company/supervision'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { api, keepPreviousData, listSearchParams, useQuery, type ListResult } from '@comptoir/platform'

/** What super-administrators look after. */
export type Supervised = 'companies' | 'users'

/** All that is cached of them. */
export const SUPERVISED_KEY = ['superadmin'] as const

/** One page of them; while the next one comes, the one before stays on the screen. */
export function useSupervised<Row extends SupervisedCompany | SupervisedUser>(
  what: Supervised,
  query: ListQuery,
): ListResult<Row> {
  const searchParams = listSearchParams(query)
  return useQuery({
    queryKey: [...SUPERVISED_KEY, what, searchParams.toString()],
    queryFn: ({ signal }) => api.get<PaginatedOf<Row>>(`superadmin/${what}/paginated`, { searchParams, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Closes it to its people, with a reason that they read. */
export function suspend(what: Supervised, id: string, reason: string): Promise<unknown> {
  return api.post(`superadmin/${what}/${id}/suspend`, { reason })
}

export function restore(what: Supervised, id: string): Promise<unknown> {
  return api.post(`superadmin/${what}/${id}/restore`)
}

/** A session inside a company, replacing this one. */
export function enterCompany(id: string, reason: string): Promise<SessionAnswer> {
  return api.post<SessionAnswer>(`superadmin/companies/${id}/enter`, { reason })
}
