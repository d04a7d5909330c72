import {
  DISCOUNTS,
  type Discount,
  type DiscountOverlapQuery,
  type DiscountOverlaps,
} from '@comptoir/contracts/inventory/discounts'
import { api, pathOf, readOne } from '@comptoir/platform'

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
