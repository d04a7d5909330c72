import { auditedFields } from '../../audited.ts'
import { TICKET_MAILS } from './index.ts'

export const audited = auditedFields(TICKET_MAILS.entity, {
  number: 'text',
  isToClient: 'flag',
})
