import {
  DISCOUNTS,
  type Discount,
  type DiscountOverlapQuery,
  type DiscountOverlaps,
} from '@comptoir/contracts/inventory/discounts'
import { PRODUCTS, type ProductIds } from '@comptoir/contracts/inventory/products'
import { api, listSearchParams, pathOf, readOne } from '@comptoir/platform'
import type { ProductQuestion } from './choice/choice.ts'

/** With its products, for one that holds few. */
export function findWholeDiscount(id: string, signal: AbortSignal): Promise<Discount> {
  return readOne(DISCOUNTS, id, { signal })
}

/** Without its products, which may be tens of thousands. */
export function findDiscount(id: string, signal: AbortSignal): Promise<Discount> {
  return readOne(DISCOUNTS, id, { searchParams: new URLSearchParams({ products: 'false' }), signal })
}

export function findOverlaps(query: DiscountOverlapQuery, signal: AbortSignal): Promise<DiscountOverlaps> {
  return api.post<DiscountOverlaps>(pathOf(DISCOUNTS, 'overlaps'), query, { signal })
}

/** Ids of all products that a search and filters find, of whichever page. */
export async function findProductIds(question: ProductQuestion, signal?: AbortSignal): Promise<string[]> {
  const searchParams = listSearchParams({ page: 1, limit: 1, ...question })
  for (const name of ['page', 'limit']) searchParams.delete(name)
  return (await api.get<ProductIds>(pathOf(PRODUCTS, 'ids'), { searchParams, signal })).data
}
