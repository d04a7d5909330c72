import { auditedRow } from '../../audited.ts'
import { CURRENCIES, Currency } from './index.ts'

export const audited = auditedRow(CURRENCIES.entity, Currency, {
  code: 'currency',
  isActive: 'flag',
  isCashAccepted: 'flag',
  rateCount: 'count',
})
