import type { ListQuery } from '@comptoir/contracts/schema'

export interface Sort {
  field: string
  direction: 'asc' | 'desc'
}

export interface ListOptions {
  /** Under which the layout of the list is kept, such as the path of its resource; left out, it is not. */
  name?: string
  defaultLimit?: number
  pageSizes?: readonly number[]
  /** In force while the address names none. */
  defaultSort?: Sort
  /** Where the server looks for the searched text; left out, where it thinks best. */
  searchFields?: readonly string[]
  /** Names of the filters of the resource; each is a parameter of the address. */
  filterNames?: readonly string[]
}

/** What the address of a list says. */
export interface ListView {
  search: string
  page: number
  limit: number
  sort: Sort | null
  filters: Record<string, string>
}

export const PAGE_SIZES: readonly number[] = [10, 25, 50, 100]
const DEFAULT_LIMIT = 25

/** Names of the address parameters; a filter may not take one of them. */
export const PARAM = { search: 'q', page: 'page', limit: 'size', sort: 'sort', view: 'view' } as const

const positive = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null

/** `name` ascending, `-name` descending. */
export const sortToText = ({ field, direction }: Sort): string => (direction === 'desc' ? `-${field}` : field)

function sortFromText(text: string | null): Sort | null {
  if (!text) return null
  return text.startsWith('-') ? { field: text.slice(1), direction: 'desc' } : { field: text, direction: 'asc' }
}

/** Reads an address; what is malformed or not offered counts as not said, because addresses are typed and shared. */
export function viewFromParams(params: URLSearchParams, options: ListOptions): ListView {
  const limit = positive(params.get(PARAM.limit))
  const isOffered = limit !== null && (options.pageSizes ?? PAGE_SIZES).includes(limit)
  const named = (options.filterNames ?? []).flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    search: params.get(PARAM.search) ?? '',
    page: positive(params.get(PARAM.page)) ?? 1,
    limit: isOffered ? limit : (options.defaultLimit ?? DEFAULT_LIMIT),
    sort: sortFromText(params.get(PARAM.sort)) ?? options.defaultSort ?? null,
    filters: Object.fromEntries(named),
  }
}

/** The same view as the query of the resource's list. */
export function queryFromView(
  { search, page, limit, sort, filters }: ListView,
  searchFields?: readonly string[],
): ListQuery {
  const text = search.trim()
  return {
    page,
    limit,
    ...(text ? { search: { text, ...(searchFields ? { fields: [...searchFields] } : {}) } } : {}),
    ...(Object.keys(filters).length > 0 ? { filter: filters } : {}),
    ...(sort ? { order: sort } : {}),
  }
}
