import { auditedFields } from '../../audited.ts'
import { APPROVALS } from './index.ts'

export const audited = auditedFields(APPROVALS.entity, {
  permissions: 'permissions',
  keyOf: 'text',
  askedBy: 'text',
  method: { codes: ['pin', 'badge'] },
  reason: { codes: ['wrongKey', 'notTheirs', 'tooMany'] },
  totalMinor: 'amount',
  registerId: { of: 'register' },
})
