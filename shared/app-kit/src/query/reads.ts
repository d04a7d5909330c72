import type { AnyListed, ItemOf, Located, Readable, RowOf } from '@comptoir/contracts/declare'
import type { ListQuery, PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { api } from '../http/api.ts'
import { readOne } from '../http/calls.ts'
import { pathOf } from '../http/company-path.ts'
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

/** Of a question of its own kind. */
export interface QueryOptions extends ReadOptions {
  searchParams?: URLSearchParams | undefined
  /** What else distinguishes one answer from another, such as its language. */
  key?: readonly unknown[] | undefined
}

/** One page of a declared list. While the next page comes the one before stays on the screen. */
export function useList<D extends AnyListed>(
  of: D,
  query: ListQuery,
  options: ReadOptions = {},
): UseQueryResult<PaginatedOf<RowOf<D>>> {
  const searchParams = listSearchParams(query)
  const remote = useOwnScope()
  return useQuery({
    ...settings(of, ['list', searchParams.toString()], options, useCompanyId()),
    queryFn: ({ signal }) => api.get<PaginatedOf<RowOf<D>>>(pathOf(of, 'paginated'), { searchParams, signal, remote }),
    placeholderData: keepPreviousData,
  })
}

/** One row by its id; nothing is asked while the id is unknown. */
export function useItem<D extends Readable>(
  of: D,
  id: string | undefined,
  options: ReadOptions = {},
): UseQueryResult<ItemOf<D>> {
  const isEnabled = id !== undefined && options.enabled !== false
  const remote = useOwnScope()
  return useQuery({
    ...settings(of, ['item', id], { ...options, enabled: isEnabled }, useCompanyId()),
    queryFn: ({ signal }) => readOne(of, id ?? '', { signal, remote }),
  })
}

/** Ids and names of a resource, for selectors. */
export function useShortList(of: Located, options: ReadOptions = {}): UseQueryResult<ShortItem[]> {
  return useCompanyQuery<ShortItem[]>(of, [], options)
}

/** Anything else of a company, below the path of a declaration; what would follow a question mark goes into `searchParams`. */
export function useCompanyQuery<T>(
  of: Located,
  rest: readonly string[],
  options: QueryOptions = {},
): UseQueryResult<T> {
  const { searchParams, key = [], ...when } = options
  const remote = useOwnScope()
  return useQuery({
    ...settings(of, [...rest, 'answer', searchParams?.toString(), ...key], when, useCompanyId()),
    queryFn: ({ signal }) => api.get<T>(pathOf(of, ...rest), { searchParams, signal, remote }),
  })
}

function useCompanyId(): string | undefined {
  return useSession((state) => state.company?.id)
}

function settings(of: Located, rest: readonly unknown[], options: ReadOptions, companyId = '') {
  const { enabled = true, staleTimeMs, refetchEveryMs = false } = options
  return {
    queryKey: companyKey(companyId, of, ...rest),
    enabled: enabled && companyId !== '',
    refetchInterval: refetchEveryMs,
    ...(staleTimeMs === undefined ? {} : { staleTime: staleTimeMs }),
  }
}
