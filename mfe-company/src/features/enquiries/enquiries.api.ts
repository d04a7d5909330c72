import type { Enquiry } from '@comptoir/contracts/identity/enquiries'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { api, keepPreviousData, listSearchParams, useQuery, type ListResult } from '@comptoir/platform'

/** All that is cached of them. */
export const ENQUIRIES_KEY = ['superadmin', 'enquiries'] as const

/** One page of what visitors wrote; while the next one comes, the one before stays on the screen. */
export function useEnquiries(query: ListQuery): ListResult<Enquiry> {
  const searchParams = listSearchParams(query)
  return useQuery({
    queryKey: [...ENQUIRIES_KEY, searchParams.toString()],
    queryFn: ({ signal }) => api.get<PaginatedOf<Enquiry>>('superadmin/enquiries/paginated', { searchParams, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Notes that the reader has handled it, or that it is to be handled again. */
export function markEnquiry({ id }: Enquiry, step: 'handle' | 'reopen'): Promise<Enquiry> {
  return api.post<Enquiry>(`superadmin/enquiries/${id}/${step}`)
}

export function removeEnquiry({ id }: Enquiry): Promise<unknown> {
  return api.delete(`superadmin/enquiries/${id}`)
}
