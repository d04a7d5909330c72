import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { api, listSearchParams, pathOf, tellRefusal, useMutation } from '@comptoir/platform'
import { findProductIds } from '../discounts.api.ts'
import type { Found } from './choice.ts'
import type { ProductView } from './use-product-view.ts'

export interface SelectAllOptions {
  view: ProductView
  onFound: (found: Found) => void
  /** The first of them, to have names for. */
  onNamed: (products: readonly Product[]) => void
}

/** More are never drawn one by one. */
const NAMED = 100

function findFirst({ query }: ProductView): Promise<PaginatedOf<Product>> {
  return api.get(pathOf(PRODUCTS, 'paginated'), {
    searchParams: listSearchParams({ ...query, page: 1, limit: NAMED }),
  })
}

/** Ticks all that the search and the filters find, on every page. */
export function useSelectAll({ view, onFound, onNamed }: SelectAllOptions) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => Promise.all([findProductIds(view.question), findFirst(view)]),
    onSuccess: ([ids, first]) => {
      onNamed(first.data)
      onFound({ question: view.question, ids: new Set(ids) })
    },
    onError: (error) => tellRefusal(error),
  })
  return { onSelectAll: () => mutate(), isSelecting: isPending }
}
