import { auditedRow, auditedRows } from '../../audited.ts'
import { CommissionTier, Representative, REPRESENTATIVES } from './index.ts'

export const audited = auditedRow(
  REPRESENTATIVES.entity,
  Representative,
  {
    code: 'text',
    name: 'text',
    phone: 'text',
    email: 'text',
    commissions: auditedRows(CommissionTier, {
      category: 'named',
      isClawedBack: 'flag',
      fromMinor: 'amount',
      rateMilli: 'quantity',
    }),
    isActive: 'flag',
  },
  { erasedEntries: 'count', erasureId: 'untold', proof: 'untold' },
)
