import { ACTIVITY_SECTORS } from '@comptoir/contracts/people/activity-sectors'
import { newId } from '@comptoir/platform'
import { quickListLaws } from '@comptoir/testing'
import { locales } from '../../testing/locales.ts'
import { ActivitySectorsPage } from './activity-sectors.page.tsx'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }

quickListLaws({
  declared: ACTIVITY_SECTORS,
  page: <ActivitySectorsPage />,
  locales,
  phrases: { en, ar },
  row: { id: newId(), name: 'Alpha', isActive: true, clientCount: 3, version: 1 },
})
