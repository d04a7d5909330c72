import { auditedRow } from '../../audited.ts'
import { Brand, BRANDS } from './index.ts'

export const audited = auditedRow(
  BRANDS.entity,
  Brand,
  { name: 'text', isActive: 'flag', productCount: 'count' },
  /** Of one that was merged: where its products are now. */
  { into: 'named' },
)
