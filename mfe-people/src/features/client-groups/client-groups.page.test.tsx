import { CLIENT_GROUPS } from '@comptoir/contracts/people/client-groups'
import { newId } from '@comptoir/platform'
import { quickListLaws } from '@comptoir/testing'
import { locales } from '../../testing/locales.ts'
import { ClientGroupsPage } from './client-groups.page.tsx'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }

quickListLaws({
  declared: CLIENT_GROUPS,
  page: <ClientGroupsPage />,
  locales,
  phrases: { en, ar },
  row: { id: newId(), name: 'Alpha', isActive: true, clientCount: 3, version: 1 },
})
