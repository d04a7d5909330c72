import { useMemo } from 'react'
import type { ListQuery } from '@comptoir/contracts/schema'
import {
  type ListOptions,
  type ListView,
  PAGE_SIZES,
  PARAM,
  queryFromView,
  type Sort,
  sortToText,
  viewFromParams,
} from './list-url.ts'
import { useSearchParams } from '../page/use-search-params.ts'

export interface ListState extends ListView {
  /** Under which the layout of the list is kept. */
  name: string | undefined
  pageSizes: readonly number[]
  setSearch: (search: string) => void
  setPage: (page: number) => void
  setLimit: (limit: number) => void
  setSort: (sort: Sort) => void
  /** Null or an empty text takes the filter away. */
  setFilter: (name: string, value: string | null) => void
  /** Search and filters at once; sort and page size stay. */
  clear: () => void
  /** True when a search or a filter narrows the list. */
  isFiltered: boolean
  /** For the API call, and for the key of the cached answer. */
  query: ListQuery
}

type Changes = Record<string, string | null>

/**
 * The view of a list, kept in the address: a view can be shared, reloaded and gone back to. Anything that changes what
 * is listed goes back to the first page. Typing in the search replaces the address instead of filling the history.
 */
export function useListState(options: ListOptions = {}): ListState {
  const [params, setParams] = useSearchParams()
  const view = viewFromParams(params, options)
  const change = (changes: Changes, isReplacing = false): void => {
    setParams((current) => withChanges(current, changes), { replace: isReplacing })
  }
  const filterNames = options.filterNames ?? []
  const query = useQueryOf(view, options)
  return {
    ...view,
    name: options.name,
    pageSizes: options.pageSizes ?? PAGE_SIZES,
    setSearch: (search) => change({ [PARAM.search]: search, [PARAM.page]: null }, true),
    setPage: (page) => change({ [PARAM.page]: page === 1 ? null : String(page) }),
    setLimit: (limit) => change({ [PARAM.limit]: String(limit), [PARAM.page]: null }),
    setSort: (sort) => change({ [PARAM.sort]: sortToText(sort), [PARAM.page]: null }),
    setFilter: (name, value) => change({ [name]: value, [PARAM.page]: null }),
    clear: () => change(Object.fromEntries([PARAM.search, PARAM.page, ...filterNames].map((name) => [name, null]))),
    isFiltered: view.search.trim() !== '' || Object.keys(view.filters).length > 0,
    query,
  }
}

function withChanges(current: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(current)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

function useQueryOf(view: ListView, options: ListOptions): ListQuery {
  const text = JSON.stringify(queryFromView(view, options.searchFields))
  return useMemo(() => JSON.parse(text) as ListQuery, [text])
}
