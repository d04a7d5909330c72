import { auditedFields, codesOf } from '../../audited.ts'
import { STOCK_TRANSFERS, TransferState } from './index.ts'

export const audited = auditedFields(STOCK_TRANSFERS.entity, {
  number: 'text',
  state: codesOf(TransferState),
  from: { of: 'pointOfSale' },
  to: { of: 'pointOfSale' },
  lineCount: 'count',
  extraCount: 'count',
  approvedCount: 'count',
  refusedCount: 'count',
  missingMilli: 'untold',
  note: 'text',
})
