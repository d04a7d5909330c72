import { auditedFields, codesOf } from '../../audited.ts'
import { ImportState, PRODUCT_IMPORT } from './index.ts'

export const audited = auditedFields(PRODUCT_IMPORT.entity, {
  fileName: 'text',
  rowCount: 'count',
  goodCount: 'count',
  createdCount: 'count',
  changedCount: 'count',
  badCount: 'count',
  photoCount: 'count',
  state: codesOf(ImportState),
})
