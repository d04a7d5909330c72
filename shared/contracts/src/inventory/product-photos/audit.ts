import { auditedFields } from '../../audited.ts'
import { PRODUCT_PHOTOS } from './index.ts'

export const audited = auditedFields(PRODUCT_PHOTOS.entity, {
  designation: 'text',
  position: 'ordinal',
  width: 'count',
  height: 'count',
})
