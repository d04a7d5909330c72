import type {
  Discount,
  DiscountInput,
  DiscountOverlapQuery,
  DiscountOverlaps,
} from '@comptoir/contracts/inventory/discounts'
import type { ProductIds } from '@comptoir/contracts/inventory/products'
import { api, companyPath, listSearchParams } from '@comptoir/platform'
import type { ProductQuestion } from './choice/choice.ts'

/** Resources that look different after a discount has changed: products show the one that runs on them. */
export const SHOWS_DISCOUNTS = ['discounts', 'products']

/** `id` is made by the form, so that sending twice creates once. */
export function createDiscount(input: DiscountInput & { id: string }): Promise<Discount> {
  return api.post<Discount>(companyPath('discounts'), input, { idempotencyKey: input.id })
}

export function updateDiscount(id: string, input: DiscountInput, version: number): Promise<Discount> {
  return api.put<Discount>(companyPath('discounts', id), input, { version })
}

export function removeDiscount(id: string, version: number): Promise<undefined> {
  return api.delete(companyPath('discounts', id), { version })
}

/** Without its products, which may be tens of thousands: only their ids are of use to a form. */
export function findDiscount(id: string, signal: AbortSignal): Promise<Discount> {
  return api.get<Discount>(companyPath('discounts', id), {
    searchParams: new URLSearchParams({ products: 'false' }),
    signal,
  })
}

export function findOverlaps(query: DiscountOverlapQuery, signal: AbortSignal): Promise<DiscountOverlaps> {
  return api.post<DiscountOverlaps>(companyPath('discounts', 'overlaps'), query, { signal })
}

/** Ids of all products that a search and filters find, of whichever page. */
export async function findProductIds(question: ProductQuestion, signal?: AbortSignal): Promise<string[]> {
  const searchParams = listSearchParams({ page: 1, limit: 1, ...question })
  for (const name of ['page', 'limit']) searchParams.delete(name)
  return (await api.get<ProductIds>(companyPath('products', 'ids'), { searchParams, signal })).data
}
