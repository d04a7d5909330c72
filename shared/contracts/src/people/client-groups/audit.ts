import { auditedRow } from '../../audited.ts'
import { ClientGroup, CLIENT_GROUPS } from './index.ts'

export const audited = auditedRow(CLIENT_GROUPS.entity, ClientGroup, {
  name: 'text',
  isActive: 'flag',
  clientCount: 'count',
})
