import type { RowProblem, RowProblemName } from '@comptoir/contracts/inventory/product-import'
import { MOST_SHELF_LIFE_DAYS, TRACKINGS } from '@comptoir/contracts/inventory/tracking'
import { LANGUAGES } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'
import { numberFromMilli, parseDecimal } from '@comptoir/money'
import { searchText } from '@comptoir/contracts/search-text'
import { trackingFault, trackingOf, UNTRACKED, type ProductTracking } from '../stock/index.ts'
import { flagField, YES_NO, type PlainField, type PlainFields } from './plain-fields.rules.ts'

/** Each tracking by the words of our own files in any language, and by those of others. */
const TRACKING_BY_WORD = new Map(
  TRACKINGS.flatMap((tracking) =>
    [
      tracking,
      ...LANGUAGES.flatMap((language) => wordOf(language, `code.product.tracking.${tracking}`) ?? []),
      ...{
        none: ['no', 'non', 'aucun', '0', 'لا', 'بدون'],
        lots: ['lot', 'batch', 'batches', 'دفعة', 'دفعات'],
        serialNumbers: ['serial', 'serial number', 'série', 'numéro de série', 'n° de série', 'رقم تسلسلي'],
      }[tracking],
    ].map((word) => [searchText(word), tracking] as const),
  ),
)

/** How a product is tracked: fields that are read one by one like others, and judged together. */
export const TRACKING_FIELDS: readonly (PlainField & { field: keyof ProductTracking })[] = [
  {
    column: 'tracking',
    field: 'tracking',
    read: (text) => {
      const tracking = TRACKING_BY_WORD.get(searchText(text))
      return tracking === undefined ? { problem: 'trackingInvalid' } : { value: tracking }
    },
    told: String,
  },
  { ...flagField('lotsExpire', 'lotsExpire', YES_NO), field: 'lotsExpire' },
  {
    column: 'shelfLifeDays',
    field: 'shelfLifeDays',
    read: (text) => {
      const milli = parseDecimal(text, 3)
      const days = milli === null ? 0 : numberFromMilli(milli)
      const isLife = Number.isInteger(days) && days >= 1 && days <= MOST_SHELF_LIFE_DAYS
      return isLife ? { value: days } : { problem: 'shelfLifeInvalid' }
    },
    told: String,
  },
]

/** What of the company and the unit a tracking is judged by. */
export interface TrackingPlan {
  hasLots: boolean
  /** Of the unit that the product is going to have. */
  unitDecimals: number
}

/** Why a product may not be tracked as a row says; null where it may. A product that is new is not `known`. */
export function trackingRefusal(
  said: PlainFields,
  { hasLots, unitDecimals }: TrackingPlan,
  known: (ProductTracking & { hasMoved: boolean }) | null,
): RowProblem | null {
  const before = known ?? UNTRACKED
  const wanted = trackingOf({ ...said, shelfLifeDays: said.shelfLifeDays ?? undefined }, before)
  const hasMoved = known?.hasMoved ?? false
  const found = trackingFault(wanted, { known: before, hasLots, unitDecimals, hasMoved })
  if (found === null) return null
  const problem: RowProblemName = found.fault === 'fixed' ? 'trackingFixed' : found.fault
  return { column: found.field, problem, value: '' }
}
