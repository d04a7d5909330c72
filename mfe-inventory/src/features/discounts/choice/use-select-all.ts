import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { api, listSearchParams, pathOf, tellRefusal, useMutation } from '@comptoir/platform'
import { findProductIds } from '../../../common/find-product-ids.ts'
import { MOST_WHOLE, type Found } from './choice.ts'
import type { ProductView } from './use-product-view.ts'

export interface SelectAllOptions {
  view: ProductView
  onFound: (found: Found) => void
  /** All of them while they are sent whole, or else the first, to have names for. */
  onKnown: (products: readonly Product[]) => void
}

/** The largest page of a list; more than one are never drawn one by one. */
const PAGE = 100

async function findFirst({ query }: ProductView, count: number): Promise<Product[]> {
  const pages = count > MOST_WHOLE ? 1 : Math.max(1, Math.ceil(count / PAGE))
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      api.get<PaginatedOf<Product>>(pathOf(PRODUCTS, 'paginated'), {
        searchParams: listSearchParams({ ...query, page: index + 1, limit: PAGE }),
      }),
    ),
  )
  return answers.flatMap(({ data }) => data)
}

/** Ticks all that the search and the filters find, on every page. */
export function useSelectAll({ view, onFound, onKnown }: SelectAllOptions) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const ids = await findProductIds(view.question)
      return { ids, first: await findFirst(view, ids.length) }
    },
    onSuccess: ({ ids, first }) => {
      onKnown(first)
      onFound({ question: view.question, ids: new Set(ids) })
    },
    onError: (error) => tellRefusal(error),
  })
  return { onSelectAll: () => mutate(), isSelecting: isPending }
}
