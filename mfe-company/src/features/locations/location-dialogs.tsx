import { RemovalDialog, useTranslation } from '@comptoir/platform'
import { LocationDialog } from './location-dialog.tsx'
import type { Locations } from './use-locations.ts'

export function LocationDialogs({ locations }: { locations: Locations }) {
  const { t } = useTranslation('company')
  const { editing, stopEditing, removal, pointOfSaleId } = locations
  const name = removal.item?.name ?? ''
  return (
    <>
      <LocationDialog
        key={editing.turn}
        edited={editing.what}
        isOpen={editing.isOpen}
        pointOfSaleId={pointOfSaleId}
        onClose={stopEditing}
      />
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('locations.remove.text')}
        confirmLabel={t('locations.remove.confirm')}
        inUseTitle={t('locations.remove.inUseTitle', { name })}
      />
    </>
  )
}
