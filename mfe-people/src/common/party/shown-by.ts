import { ACTIVITY_SECTORS } from '@comptoir/contracts/people/activity-sectors'
import { CLIENT_GROUPS } from '@comptoir/contracts/people/client-groups'

/** What else shows clients: the counts of how they are grouped. */
export const CLIENTS_ALSO_SHOWN_BY = [CLIENT_GROUPS, ACTIVITY_SECTORS]
