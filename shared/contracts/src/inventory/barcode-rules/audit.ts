import { auditedRow } from '../../audited.ts'
import { BarcodeRule, BARCODE_RULES } from './index.ts'

export const audited = auditedRow(BARCODE_RULES.entity, BarcodeRule, {
  name: 'text',
  pattern: 'text',
  position: 'ordinal',
  decimals: 'count',
  isActive: 'flag',
})
