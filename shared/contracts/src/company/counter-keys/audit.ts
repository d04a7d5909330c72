import { auditedFields } from '../../audited.ts'
import { COUNTER_KEYS } from './index.ts'

/** Neither a PIN nor a badge's code is told to anybody. */
export const audited = auditedFields(COUNTER_KEYS.entity, { name: 'text' })
