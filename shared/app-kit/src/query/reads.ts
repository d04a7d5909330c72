import type { ListQuery, PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { api, companyPath } from '../http/api.ts'
import { listSearchParams } from '../http/list-search-params.ts'
import { useOwnScope } from '../remote/scope.tsx'
import { useSession } from '../session/use-session.ts'
import { companyKey } from './keys.ts'

/** When a read is asked, and how long its answer holds. */
export interface ReadOptions {
  /** False: nothing is asked yet. */
  enabled?: boolean | undefined
  /** How long an answer counts as fresh. */
  staleTimeMs?: number | undefined
  /** Asks again at this pace while the page is open; false stops. */
  refetchEveryMs?: number | false | undefined
}

/** One page of `GET /{companyId}/{resource}/paginated`. While the next page comes the one before stays on the screen. */
export function useList<T>(
  resource: string,
  query: ListQuery,
  options: ReadOptions = {},
): UseQueryResult<PaginatedOf<T>> {
  const searchParams = listSearchParams(query)
  const remote = useOwnScope()
  return useQuery({
    ...settings(resource, ['list', searchParams.toString()], options, useCompanyId()),
    queryFn: ({ signal }) =>
      api.get<PaginatedOf<T>>(companyPath(...parts(resource), 'paginated'), { searchParams, signal, remote }),
    placeholderData: keepPreviousData,
  })
}

/** One row by its id; nothing is asked while the id is unknown. */
export function useItem<T>(resource: string, id: string | undefined, options: ReadOptions = {}): UseQueryResult<T> {
  const isEnabled = id !== undefined && options.enabled !== false
  const remote = useOwnScope()
  return useQuery({
    ...settings(resource, ['item', id], { ...options, enabled: isEnabled }, useCompanyId()),
    queryFn: ({ signal }) => api.get<T>(companyPath(...parts(resource), id ?? ''), { signal, remote }),
  })
}

/** Ids and names of a resource, for selectors. */
export function useShortList(resource: string, options: ReadOptions = {}): UseQueryResult<ShortItem[]> {
  return useCompanyQuery<ShortItem[]>(resource, ['short'], resource, options)
}

/**
 * Anything else of a company. `key` tells one question about the resource from another; `path` starts after the company,
 * what would follow a question mark goes into `searchParams`.
 */
export function useCompanyQuery<T>(
  resource: string,
  key: readonly unknown[],
  path: string,
  options: ReadOptions & { searchParams?: URLSearchParams | undefined } = {},
): UseQueryResult<T> {
  const { searchParams, ...rest } = options
  const remote = useOwnScope()
  return useQuery({
    ...settings(resource, [...key, path, searchParams?.toString()], rest, useCompanyId()),
    queryFn: ({ signal }) => api.get<T>(companyPath(...parts(path)), { searchParams, signal, remote }),
  })
}

function useCompanyId(): string | undefined {
  return useSession((state) => state.company?.id)
}

function settings(resource: string, rest: readonly unknown[], options: ReadOptions, companyId = '') {
  const { enabled = true, staleTimeMs, refetchEveryMs = false } = options
  return {
    queryKey: companyKey(companyId, resource, ...rest),
    enabled: enabled && companyId !== '',
    refetchInterval: refetchEveryMs,
    ...(staleTimeMs === undefined ? {} : { staleTime: staleTimeMs }),
  }
}

/** `points-of-sale/{id}/registers` is three parts of a path. */
function parts(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}
