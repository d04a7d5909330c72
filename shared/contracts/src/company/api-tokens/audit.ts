import { auditedFields } from '../../audited.ts'
import { API_TOKENS } from './index.ts'

export const audited = auditedFields(API_TOKENS.entity, {
  name: 'text',
  ending: 'text',
  user: 'text',
  permissions: 'list',
  expiresOn: 'period',
})
