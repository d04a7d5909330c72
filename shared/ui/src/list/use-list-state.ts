import { useEffect, useEffectEvent, useMemo } from 'react'
import { useSavedViews } from '@comptoir/app-kit'
import type { ListView as SavedListView, SavedView } from '@comptoir/contracts/identity/saved-views'
import type { ListQuery } from '@comptoir/contracts/schema'
import { setListLayout, useListLayout } from './layout/list-layout.ts'
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
import { ALL_ROWS, isBare, paramsOfView, viewOf } from './views/view-address.ts'

export interface ListState extends ListView {
  /** Under which the layout and the views of the list are kept. */
  name: string | undefined
  pageSizes: readonly number[]
  setSearch: (search: string) => void
  setPage: (page: number) => void
  setLimit: (limit: number) => void
  setSort: (sort: Sort) => void
  /** Null or an empty text takes the filter away. */
  setFilter: (name: string, value: string | null) => void
  /** Several at once, as one step of the history. */
  setFilters: (values: Readonly<Record<string, string | null>>) => void
  /** Search and filters at once; sort and page size stay. */
  clear: () => void
  /** True when a search or a filter narrows the list. */
  isFiltered: boolean
  /** For the API call, and for the key of the cached answer. */
  query: ListQuery
  /** The saved view that was chosen last; what is shown may have changed since. */
  viewId: string | null
  /** What is shown now, to be saved as a view. */
  shownView: SavedListView
  /** What a saved view would show, as far as this list has what it names. */
  readView: (view: SavedView) => SavedListView
  /** Shows a saved view; null shows all rows in their usual order. */
  showView: (view: Pick<SavedView, 'id' | 'view'> | null) => void
}

type Changes = Record<string, string | null>

/**
 * The view of a list, kept in the address: a view can be shared, reloaded and gone back to. Anything that changes what
 * is listed goes back to the first page. Typing in the search replaces the address instead of filling the history. An
 * address that says nothing shows the saved view that the reader begins the list with.
 */
export function useListState(options: ListOptions = {}): ListState {
  const { params, begins, setParams } = useListParams(options)
  const view = viewFromParams(params, options)
  const layout = useListLayout(options.name)
  const change = (changes: Changes, isReplacing = false): void => {
    setParams((current) => withoutBeginning(withChanges(current, changes), options, begins), { replace: isReplacing })
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
    setFilters: (values) => change({ ...values, [PARAM.page]: null }),
    clear: () => change(Object.fromEntries([PARAM.search, PARAM.page, ...filterNames].map((name) => [name, null]))),
    isFiltered: view.search.trim() !== '' || Object.keys(view.filters).length > 0,
    query,
    viewId: params.get(PARAM.view),
    shownView: viewOf(params, options, layout),
    readView: (saved) => viewOf(paramsOfView(saved), options, saved.view),
    showView: (saved) => {
      setLayoutOf(options, saved)
      setParams((current) => withoutBeginning(withView(current, options, saved), options, begins))
    },
  }
}

/** The parameters of the address; while it says nothing, those of the view that the list begins with, which it then says. */
function useListParams(options: ListOptions) {
  const [params, setParams] = useSearchParams()
  const begins = useSavedViews(options.name).find(({ isDefault }) => isDefault)
  const beginning = begins && isBare(params, options) ? begins : null
  const shown = useMemo(() => (beginning ? paramsOfView(beginning) : params), [beginning, params])
  const begin = useEffectEvent((): void => {
    setLayoutOf(options, beginning)
    setParams((current) => withView(current, options, beginning), { replace: true })
  })
  useEffect(() => {
    if (beginning) begin()
  }, [beginning])
  return { params: shown, begins, setParams }
}

function setLayoutOf({ name }: ListOptions, saved: Pick<SavedView, 'view'> | null): void {
  if (name === undefined || !saved) return
  setListLayout(name, { columns: saved.view.columns, density: saved.view.density })
}

/** What the address says besides the list stays. */
function withView(
  current: URLSearchParams,
  { filterNames = [] }: ListOptions,
  saved: Pick<SavedView, 'id' | 'view'> | null,
): URLSearchParams {
  const next = new URLSearchParams(current)
  for (const name of [...Object.values(PARAM), ...filterNames]) next.delete(name)
  for (const [name, value] of saved ? paramsOfView(saved) : []) next.set(name, value)
  return next
}

/** An address that would say nothing says that all rows are wanted, where the list else begins with a view. */
function withoutBeginning(
  params: URLSearchParams,
  options: ListOptions,
  begins: SavedView | undefined,
): URLSearchParams {
  if (begins && isBare(params, options)) params.set(PARAM.view, ALL_ROWS)
  return params
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
