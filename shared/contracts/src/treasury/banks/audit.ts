import { auditedRow } from '../../audited.ts'
import { Bank, BANKS } from './index.ts'

export const audited = auditedRow(BANKS.entity, Bank, {
  name: 'text',
  ribCode: 'text',
  bic: 'text',
  isActive: 'flag',
  accountCount: 'count',
})
