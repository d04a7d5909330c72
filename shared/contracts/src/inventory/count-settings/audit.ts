import { auditedFields } from '../../audited.ts'
import { COUNT_SETTINGS } from './index.ts'

export const audited = auditedFields(COUNT_SETTINGS.entity, {
  isCycleOn: 'flag',
  daysA: 'count',
  daysB: 'count',
  daysC: 'count',
  tolerance: 'percent',
  /** Of the company: it is told as the subject. */
  name: 'untold',
})
