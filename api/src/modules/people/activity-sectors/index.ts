import { ACTIVITY_SECTORS } from '@comptoir/contracts/people/activity-sectors'
import { clientClassification } from '../common/index.ts'

/** What clients do, such as food retail. */
export const activitySectorRoutes = clientClassification(ACTIVITY_SECTORS, {
  table: 'activity_sector',
  titles: { en: 'Activity sectors', fr: 'Secteurs d’activité', ar: 'قطاعات النشاط' },
})
