import { auditedFields } from '../../audited.ts'
import { USERS } from './index.ts'

export const audited = auditedFields(USERS.entity, { account: 'text', by: 'untold', reason: 'untold' })
