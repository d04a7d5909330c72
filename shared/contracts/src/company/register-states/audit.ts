import { auditedFields } from '../../audited.ts'
import { REGISTER_STATES } from './index.ts'

export const audited = auditedFields(REGISTER_STATES.entity, {
  registerId: { of: 'register' },
  text: 'text',
  openedAt: 'instant',
})
