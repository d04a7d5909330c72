import { auditedFields } from '../../audited.ts'
import { CASHIER_SWITCHES } from './index.ts'

export const audited = auditedFields(CASHIER_SWITCHES.entity, {
  cashier: 'text',
  method: { codes: ['pin', 'badge', 'password'] },
  reason: { codes: ['wrongKey', 'notHere', 'noSession', 'tooMany'] },
  registerId: { of: 'register' },
})
