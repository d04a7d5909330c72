import { useTranslation } from '@comptoir/platform'
import { PlaceSection } from '../../common/place-section.tsx'
import { useLocationActions } from './location-actions.ts'
import { useLocationColumns } from './location-columns.tsx'
import type { Locations } from './use-locations.ts'

/** The locations of the point of sale. There is always the shop: a list that was read has a row. */
export function LocationsSection({ locations }: { locations: Locations }) {
  const { t } = useTranslation('company')
  return (
    <PlaceSection
      of={locations}
      words={{
        title: t('locations.title'),
        description: t(locations.mayWrite ? 'locations.description' : 'locations.descriptionReadOnly'),
        add: t('locations.add'),
        failed: t('locations.failed.title'),
      }}
      columns={useLocationColumns()}
      rowActions={useLocationActions(locations)}
    />
  )
}
