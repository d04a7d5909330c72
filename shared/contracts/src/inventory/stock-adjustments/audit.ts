import { auditedFields, codesOf, lookedAt } from '../../audited.ts'
import { ADJUSTMENT_PAGES, AdjustmentReasonCode, CancelReasonCode, STOCK_ADJUSTMENTS } from './index.ts'

export const audited = lookedAt(
  auditedFields(STOCK_ADJUSTMENTS.entity, {
    location: 'text',
    reason: codesOf(AdjustmentReasonCode),
    note: 'text',
    lineCount: 'count',
    valueMinor: 'amount',
    cancelReason: codesOf(CancelReasonCode),
    reversalOf: 'text',
    reversedBy: 'text',
  }),
  { view: 'one', path: ADJUSTMENT_PAGES.path },
)
