import { PRODUCTS, type ProductIds } from '@comptoir/contracts/inventory/products'
import type { ListQuery } from '@comptoir/contracts/schema'
import { api, listSearchParams, pathOf } from '@comptoir/platform'

/** Ids of all products that a search and filters find, of whichever page. */
export async function findProductIds(
  { search, filter }: Pick<ListQuery, 'search' | 'filter'>,
  signal?: AbortSignal,
): Promise<string[]> {
  const narrowed = { ...(search ? { search } : {}), ...(filter ? { filter } : {}) }
  const searchParams = listSearchParams({ page: 1, limit: 1, ...narrowed })
  for (const name of ['page', 'limit']) searchParams.delete(name)
  return (await api.get<ProductIds>(pathOf(PRODUCTS, 'ids'), { searchParams, signal })).data
}
