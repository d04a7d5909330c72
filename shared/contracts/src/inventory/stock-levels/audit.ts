import { auditedFields, lookedAt } from '../../audited.ts'
import { STOCK_LEVELS } from './index.ts'

export const audited = lookedAt(
  auditedFields(STOCK_LEVELS.entity, {
    designation: 'text',
    /** None where it was said for all places. */
    location: 'text',
    /** Of one, in the currency's main unit. */
    unitCost: 'price',
    valueMinor: 'amount',
    reason: 'text',
  }),
  { view: 'one', path: 'manage-stocks' },
)
