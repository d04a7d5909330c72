import { auditedRow } from '../../audited.ts'
import { Unit, UNITS } from './index.ts'

export const audited = auditedRow(
  UNITS.entity,
  Unit,
  { name: 'text', decimals: 'count', isActive: 'flag', productCount: 'count' },
  /** Of one that was merged: where its products are now. */
  { into: 'named' },
)
