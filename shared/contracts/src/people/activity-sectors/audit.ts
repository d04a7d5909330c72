import { auditedRow } from '../../audited.ts'
import { ActivitySector, ACTIVITY_SECTORS } from './index.ts'

export const audited = auditedRow(ACTIVITY_SECTORS.entity, ActivitySector, {
  name: 'text',
  isActive: 'flag',
  clientCount: 'count',
})
