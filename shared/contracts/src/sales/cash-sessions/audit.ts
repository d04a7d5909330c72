import { auditedFields, auditedRows, lookedAt } from '../../audited.ts'
import { CASH_SESSIONS, SessionTender } from './index.ts'

export const audited = lookedAt(
  auditedFields(CASH_SESSIONS.entity, {
    registerId: { of: 'register' },
    openingFloatMinor: 'amount',
    openedAt: 'instant',
    closedAt: 'instant',
    zNumber: 'ordinal',
    totalMinor: 'amount',
    tenders: auditedRows(SessionTender, {
      paymentMethodId: 'untold',
      kind: 'untold',
      name: 'untold',
      openingMinor: 'amount',
      receivedMinor: 'amount',
      changeMinor: 'amount',
      refundedMinor: 'amount',
      paidInMinor: 'amount',
      paidOutMinor: 'amount',
      expectedMinor: 'amount',
      countedMinor: 'amount',
      differenceMinor: 'amount',
      comment: 'text',
    }),
  }),
  { view: 'one' },
)
