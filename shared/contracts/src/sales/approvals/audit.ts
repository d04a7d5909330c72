import { auditedFields } from '../../audited.ts'
import { APPROVALS } from './index.ts'

export const audited = auditedFields(APPROVALS.entity, {
  permissions: 'permissions',
  approvedBy: 'text',
  askedBy: 'text',
  method: { codes: ['pin', 'badge'] },
  totalMinor: 'amount',
  registerId: { of: 'register' },
})
