import type { ListView as SavedListView, SavedView } from '@comptoir/contracts/identity/saved-views'
import type { ListLayout } from '../layout/list-layout.ts'
import { type ListOptions, PARAM, sortToText, viewFromParams } from '../list-url.ts'

/** In place of a view's id: all rows, though the list begins with a view. */
export const ALL_ROWS = 'all'

/** The address of a list that shows a view. */
export function paramsOfView({ id, view }: Pick<SavedView, 'id' | 'view'>): URLSearchParams {
  const { search, sort, limit, filters } = view
  const params = new URLSearchParams({ ...filters, [PARAM.limit]: String(limit), [PARAM.view]: id })
  if (search !== '') params.set(PARAM.search, search)
  if (sort) params.set(PARAM.sort, sortToText(sort))
  return params
}

/** Whether an address says nothing of what its list shows: what it begins with is then the reader's choice. */
export function isBare(params: URLSearchParams, { filterNames = [] }: ListOptions): boolean {
  return ![...Object.values(PARAM), ...filterNames].some((name) => params.has(name))
}

/** What a list shows now, to be kept under a name. */
export function viewOf(params: URLSearchParams, options: ListOptions, layout: ListLayout): SavedListView {
  const { page: _, ...view } = viewFromParams(params, options)
  return { ...view, columns: layout.columns === null ? null : [...layout.columns], density: layout.density }
}

/** Whether two views show the same, as far as the list has what they name. */
export function isSameView(one: SavedListView, other: SavedListView): boolean {
  const told = ({ search, sort, limit, filters, columns, density }: SavedListView): string =>
    JSON.stringify([
      search.trim(),
      sort && sortToText(sort),
      limit,
      Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)),
      columns === null ? null : [...columns].sort(),
      density,
    ])
  return told(one) === told(other)
}
