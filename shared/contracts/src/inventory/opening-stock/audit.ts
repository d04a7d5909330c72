import { auditedFields } from '../../audited.ts'
import { OPENING_STOCK } from './index.ts'

export const audited = auditedFields(OPENING_STOCK.entity, {
  designation: 'text',
  unit: 'named',
  places: { rows: { name: 'untold', quantityMilli: 'quantity', lots: 'list', serialNumbers: 'list' } },
})
