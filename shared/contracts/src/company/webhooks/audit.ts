import { auditedFields } from '../../audited.ts'
import { WEBHOOKS } from './index.ts'

export const audited = auditedFields(WEBHOOKS.entity, {
  name: 'text',
  url: 'text',
  events: 'list',
})
