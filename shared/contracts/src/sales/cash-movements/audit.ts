import { auditedFields, codesOf } from '../../audited.ts'
import { CLAIMED } from '../cashier-switches/claimed.ts'
import { CASH_MOVEMENTS, CashReasonCode } from './index.ts'

export const audited = auditedFields(CASH_MOVEMENTS.entity, {
  registerId: { of: 'register' },
  reason: codesOf(CashReasonCode),
  amountMinor: 'amount',
  note: 'text',
  ...CLAIMED,
})
