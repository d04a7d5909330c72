import { useMemo, useState } from 'react'
import type { ListQuery } from '@comptoir/contracts/schema'
import type { Sort } from '@comptoir/platform'
import { PRODUCT_SEARCH, type ProductQuestion } from './choice.ts'

export const PRODUCT_PAGES = [10, 25, 50, 100] as const

export const FAMILIES = ['category', 'subCategory', 'brand'] as const
export type Family = (typeof FAMILIES)[number]
export type FamilyFilters = Readonly<Record<Family, readonly string[]>>

const NO_FILTERS: FamilyFilters = { category: [], subCategory: [], brand: [] }

interface View {
  search: string
  filters: FamilyFilters
  page: number
  limit: number
  sort: Sort
  /** Only the products of this discount. */
  discountId: string | null
}

export interface ProductView extends View {
  query: ListQuery
  /** What narrows it, without page and order: the same for a request for all. */
  question: ProductQuestion
  isFiltered: boolean
  setSearch: (search: string) => void
  setFilter: (family: Family, values: readonly string[]) => void
  /** Search and filters at once. */
  clear: () => void
  setPage: (page: number) => void
  setLimit: (limit: number) => void
  setSort: (sort: Sort) => void
  setDiscount: (discountId: string | null) => void
}

/**
 * Which products are listed while some are chosen. Kept out of the address: a step back leaves the page, and with it the
 * choice, instead of undoing a filter.
 */
export function useProductView(discountId: string | null): ProductView {
  const [view, setView] = useState<View>({
    search: '',
    filters: NO_FILTERS,
    page: 1,
    limit: 10,
    sort: { field: 'designation', direction: 'asc' },
    discountId,
  })
  const change = (changes: Partial<View>): void => setView((current) => ({ ...current, page: 1, ...changes }))
  const question = useMemo(() => questionOf(view), [view])
  const query = useMemo(() => ({ ...question, page: view.page, limit: view.limit, order: view.sort }), [question, view])
  return {
    ...view,
    question,
    query,
    isFiltered: view.search.trim() !== '' || FAMILIES.some((family) => view.filters[family].length > 0),
    setSearch: (search) => change({ search }),
    // Other categories leave the subcategories without a meaning.
    setFilter: (family, values) =>
      change({ filters: { ...view.filters, ...(family === 'category' ? { subCategory: [] } : {}), [family]: values } }),
    clear: () => change({ search: '', filters: NO_FILTERS }),
    setPage: (page) => change({ page }),
    setLimit: (limit) => change({ limit }),
    setSort: (sort) => change({ sort }),
    setDiscount: (next) => change({ discountId: next }),
  }
}

function questionOf({ search, filters, discountId }: View): ProductQuestion {
  const text = search.trim()
  const families = FAMILIES.flatMap((family) =>
    filters[family].length > 0 ? [[family, [...filters[family]]] as const] : [],
  )
  // What is no longer sold is not offered; where a discount holds it, it can be seen and taken out.
  const scope = discountId === null ? { isActive: 'true' } : { discount: discountId }
  const filter = { ...Object.fromEntries(families), ...scope }
  return {
    ...(text === '' ? {} : { search: { text, fields: [...PRODUCT_SEARCH] } }),
    filter,
  }
}
