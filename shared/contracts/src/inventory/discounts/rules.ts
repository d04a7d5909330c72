import type { ErrorCode } from '../../errors.ts'
import { instantIn } from '../../time.ts'

// Rules of a discount that both sides need; apart from its schemas, so that a page that only shows a state carries none.

/** Computed from the dates, never stored; `unknown` when one of them cannot be read. */
export const DISCOUNT_STATUSES = ['upcoming', 'active', 'expired', 'unknown'] as const
export type DiscountStatus = (typeof DISCOUNT_STATUSES)[number]

/** The one rule for a discount's state: before its start, after its end, otherwise active; both ends belong to it. */
export function discountStatus(
  { startDate, endDate }: { startDate: string; endDate: string },
  now: Date,
): DiscountStatus {
  const start = Date.parse(startDate)
  const end = Date.parse(endDate)
  if (Number.isNaN(start) || Number.isNaN(end)) return 'unknown'
  if (now.getTime() < start) return 'upcoming'
  return now.getTime() > end ? 'expired' : 'active'
}

/** Percent that a seasonal sale takes off at least (Tunisian law 98-40). */
export const SEASONAL_SALE_LEAST = 20

/** Whether the law would not call this a seasonal sale: said, never refused. */
export function isTooSmallForSale({
  isSeasonalSale,
  pourcentage,
}: {
  isSeasonalSale: boolean
  pourcentage: number | null
}): boolean {
  return isSeasonalSale && pourcentage !== null && pourcentage < SEASONAL_SALE_LEAST
}

export type DiscountField = 'name' | 'startDate' | 'endDate' | 'pourcentage' | 'products'
export interface DiscountFault {
  field: DiscountField
  code: ErrorCode
}

/** Of one tenth of a percent each. */
const STEPS_PER_PERCENT = 10

function isInSteps(pourcentage: number): boolean {
  return Math.round(pourcentage * STEPS_PER_PERCENT) / STEPS_PER_PERCENT === pourcentage
}

/** What a form may hold before it is complete. */
export interface DiscountDraft {
  name: string
  startDate: string
  endDate: string
  pourcentage: number | null
}

/** Every rule of a discount's own fields that is broken, in the order of the form; the same on both sides. */
export function discountFaults(draft: DiscountDraft, timeZone: string): DiscountFault[] {
  const start = instantIn(draft.startDate, timeZone).getTime()
  const end = instantIn(draft.endDate, timeZone).getTime()
  const { pourcentage } = draft
  const isPercentage = pourcentage !== null && pourcentage > 0 && pourcentage <= 100 && isInSteps(pourcentage)
  const faults: (DiscountFault | false)[] = [
    draft.name.trim() === '' && { field: 'name', code: 'discount.nameRequired' },
    Number.isNaN(start) && { field: 'startDate', code: 'discount.startRequired' },
    Number.isNaN(end) && { field: 'endDate', code: 'discount.endRequired' },
    end <= start && { field: 'endDate', code: 'discount.periodEmpty' },
    !isPercentage && { field: 'pourcentage', code: 'discount.percentageOutOfRange' },
  ]
  return faults.filter((fault) => fault !== false)
}
