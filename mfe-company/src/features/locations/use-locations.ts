import { locationsOf, type StockLocation } from '@comptoir/contracts/company/locations'
import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { updateOne, useHasPermission, useRemoval, useSave, useTranslation, type Removal } from '@comptoir/platform'
import { usePlaceRows, type PlaceRows } from '../../common/use-place-rows.ts'

export interface Locations extends PlaceRows<StockLocation> {
  setActive: (location: StockLocation, isActive: boolean) => void
  removal: Removal<StockLocation>
}

/** The locations of a point of sale and all that can be done with them; the section and the dialogs draw it. */
export function useLocations(pointOfSaleId: string): Locations {
  const mayWrite = useHasPermission(POINTS_OF_SALE.permissions.write)
  const rows = usePlaceRows<StockLocation>(pointOfSaleId, locationsOf(pointOfSaleId), mayWrite)
  return {
    ...rows,
    setActive: useActivity(pointOfSaleId),
    removal: useLocationRemoval(pointOfSaleId),
  }
}

function useActivity(pointOfSaleId: string): Locations['setActive'] {
  const { t } = useTranslation('company')
  const of = locationsOf(pointOfSaleId)
  const { save } = useSave(
    ({ location, isActive }: { location: StockLocation; isActive: boolean }) =>
      updateOne(of, location, { name: location.name, kind: location.kind, isActive }),
    {
      invalidates: [of],
      success: ({ name, isActive }) => t(isActive ? 'locations.activated' : 'locations.deactivated', { name }),
    },
  )
  return (location, isActive) => void save({ location, isActive })
}

function useLocationRemoval(pointOfSaleId: string): Removal<StockLocation> {
  const { t } = useTranslation('company')
  return useRemoval(locationsOf(pointOfSaleId), {
    inactive: ({ name, kind }) => ({ name, kind, isActive: false }),
    removed: ({ name }) => t('locations.removed', { name }),
    deactivated: ({ name }) => t('locations.deactivated', { name }),
  })
}
