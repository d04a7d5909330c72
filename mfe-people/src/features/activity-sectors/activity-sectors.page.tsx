import { BriefcaseBusiness } from 'lucide-react'
import { ACTIVITY_SECTORS } from '@comptoir/contracts/people/activity-sectors'
import { ClassificationPage, type Classification } from '../../common/classification/classification-page.tsx'

const SECTORS: Classification = {
  declared: ACTIVITY_SECTORS,
  phrases: 'activitySectors',
  icon: BriefcaseBusiness,
  clientFilter: 'sector',
}

export function ActivitySectorsPage() {
  return <ClassificationPage of={SECTORS} />
}
