import { auditedRow, auditedRows } from '../../audited.ts'
import { ShortItem } from '../../schema.ts'
import { Attribute, ATTRIBUTES } from './index.ts'

export const audited = auditedRow(ATTRIBUTES.entity, Attribute, {
  name: 'text',
  values: auditedRows(ShortItem, { name: 'text' }),
  isActive: 'flag',
  productCount: 'count',
})
