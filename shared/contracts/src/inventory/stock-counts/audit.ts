import { auditedFields, codesOf, lookedAt } from '../../audited.ts'
import { COUNT_PAGES, CountCancelReasonCode, STOCK_COUNTS } from './index.ts'

export const audited = lookedAt(
  auditedFields(STOCK_COUNTS.entity, {
    number: 'text',
    location: 'text',
    note: 'text',
    lineCount: 'count',
    round: 'count',
    valueMinor: 'amount',
    cancelReason: codesOf(CountCancelReasonCode),
  }),
  { view: 'one', path: COUNT_PAGES.path },
)
