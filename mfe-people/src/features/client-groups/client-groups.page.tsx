import { UsersRound } from 'lucide-react'
import { CLIENT_GROUPS } from '@comptoir/contracts/people/client-groups'
import { ClassificationPage, type Classification } from '../../common/classification/classification-page.tsx'

const GROUPS: Classification = {
  declared: CLIENT_GROUPS,
  phrases: 'clientGroups',
  icon: UsersRound,
  clientFilter: 'group',
}

export function ClientGroupsPage() {
  return <ClassificationPage of={GROUPS} />
}
