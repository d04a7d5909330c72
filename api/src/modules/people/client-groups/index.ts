import { CLIENT_GROUPS } from '@comptoir/contracts/people/client-groups'
import { clientClassification } from '../common/index.ts'

/** Clients that belong together, such as wholesalers. */
export const clientGroupRoutes = clientClassification(CLIENT_GROUPS, {
  table: 'client_group',
  titles: { en: 'Client groups', fr: 'Groupes de clients', ar: 'مجموعات الحرفاء' },
})
