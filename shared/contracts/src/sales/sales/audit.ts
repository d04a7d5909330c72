import { auditedFields } from '../../audited.ts'
import { SALES } from './index.ts'

export const audited = auditedFields(SALES.entity, { totalMinor: 'amount', registerId: { of: 'register' } })
