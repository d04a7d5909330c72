import { auditedFields, lookedAt } from '../../audited.ts'
import { SALES } from './index.ts'

export const audited = lookedAt(auditedFields(SALES.entity, { totalMinor: 'amount', registerId: { of: 'register' } }), {
  view: 'one',
})
