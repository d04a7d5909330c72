import { auditedFields } from '../../audited.ts'
import { STOCK_REORDER } from './index.ts'

export const audited = auditedFields(STOCK_REORDER.entity, {
  product: 'text',
  pointOfSale: { of: 'pointOfSale' },
  minimumMilli: 'quantity',
  targetMilli: 'quantity',
  multipleMilli: 'quantity',
  snoozedUntil: 'period',
})
