import { auditedFields } from '../../audited.ts'
import { CLIENT_PAYMENTS } from './index.ts'

export const audited = auditedFields(CLIENT_PAYMENTS.entity, {
  totalMinor: 'amount',
  registerId: { of: 'register' },
})
