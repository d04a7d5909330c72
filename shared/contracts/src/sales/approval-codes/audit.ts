import { auditedFields } from '../../audited.ts'
import { APPROVAL_CODES } from './index.ts'

export const audited = auditedFields(APPROVAL_CODES.entity, {
  permissions: 'permissions',
  registerId: { of: 'register' },
  request: 'text',
  totalMinor: 'amount',
  discountMinor: 'amount',
})
