import { auditedFields, auditedRows, codesOf, lookedAt } from '../../audited.ts'
import { CASH_SESSIONS, CorrectedCause, SessionTender } from './index.ts'

export const audited = lookedAt(
  auditedFields(CASH_SESSIONS.entity, {
    registerId: { of: 'register' },
    openingFloatMinor: 'amount',
    keptFloatMinor: 'amount',
    openedAt: 'instant',
    closedAt: 'instant',
    zNumber: 'ordinal',
    totalMinor: 'amount',
    cause: codesOf(CorrectedCause),
    differenceMinor: 'amount',
    comment: 'text',
    /** Beside an approval by a code, where who approves writes nothing. */
    countNote: 'text',
    closedBy: 'text',
    toleranceMinor: 'amount',
    approvedBy: 'text',
    method: { codes: ['pin', 'badge', 'signedIn', 'code'] },
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
      isAssumed: 'flag',
      foreign: 'untold',
    }),
  }),
  { view: 'one' },
)
