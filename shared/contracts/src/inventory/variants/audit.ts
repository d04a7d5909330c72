import { auditedFields } from '../../audited.ts'
import { VARIANT_GROUPS } from './index.ts'

export const audited = auditedFields(VARIANT_GROUPS.entity, {
  designation: 'text',
  attributes: 'list',
  variants: 'list',
  product: 'text',
})
