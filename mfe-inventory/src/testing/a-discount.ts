import type { Discount, DiscountRow } from '@comptoir/contracts/inventory/discounts'
import { newId } from '@comptoir/platform'

const DAY_MS = 24 * 60 * 60 * 1000

/** An instant some days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

/** A discount of 15 % on eight products that runs for a week yet; name only what the test is about. */
export function aDiscount(given: Partial<Discount> = {}): Discount {
  return {
    id: newId(),
    name: 'Olive festival',
    startDate: inDays(-7),
    endDate: inDays(7),
    pourcentage: 15,
    isSeasonalSale: false,
    productCount: 8,
    version: 3,
    ...given,
  }
}

/** The same as a line of the list. */
export function aDiscountRow(given: Partial<DiscountRow> = {}): DiscountRow {
  return { ...aDiscount(), overlapCount: 0, overlaps: [], ...given }
}
