import { auditedFields, codesOf } from '../../audited.ts'
import { CLAIMED } from '../cashier-switches/claimed.ts'
import { DiscardReasonCode, HELD_TICKETS } from './index.ts'

export const audited = auditedFields(HELD_TICKETS.entity, {
  totalMinor: 'amount',
  registerId: { of: 'register' },
  reason: codesOf(DiscardReasonCode),
  ...CLAIMED,
})
