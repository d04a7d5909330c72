import { auditedRow } from '../../audited.ts'
import { SUBCATEGORIES, Subcategory } from './index.ts'

export const audited = auditedRow(
  SUBCATEGORIES.entity,
  Subcategory,
  { name: 'text', category: 'named', isActive: 'flag', productCount: 'count' },
  /** Of one that was merged: where its products are now. */
  { into: 'named' },
)
