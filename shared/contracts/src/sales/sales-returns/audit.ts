import { auditedFields, codesOf } from '../../audited.ts'
import { CLAIMED } from '../cashier-switches/claimed.ts'
import { ReturnReason, SALES_RETURNS } from './index.ts'

export const audited = auditedFields(SALES_RETURNS.entity, {
  totalMinor: 'amount',
  registerId: { of: 'register' },
  reason: codesOf(ReturnReason),
  ...CLAIMED,
})
