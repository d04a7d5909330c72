import { auditedFields, lookedAt } from '../../audited.ts'
import { STOCK_REORDER } from './index.ts'

export const audited = lookedAt(
  auditedFields(STOCK_REORDER.entity, {
    product: 'text',
    pointOfSale: { of: 'pointOfSale' },
    minimumMilli: 'quantity',
    targetMilli: 'quantity',
    multipleMilli: 'quantity',
    snoozedUntil: 'period',
  }),
  { view: 'list' },
)
