import { auditedFields, codesOf } from '../../audited.ts'
import { ChangeSetState, PRODUCT_CHANGES } from './index.ts'

export const audited = auditedFields(PRODUCT_CHANGES.entity, {
  name: 'text',
  createdCount: 'count',
  changedCount: 'count',
  keptCount: 'count',
  state: codesOf(ChangeSetState),
})
