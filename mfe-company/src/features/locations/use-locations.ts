import { useState } from 'react'
import { locationsOf, type StockLocation } from '@comptoir/contracts/company/locations'
import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import {
  updateOne,
  useCompanyQuery,
  useHasPermission,
  useRemoval,
  useSave,
  useTranslation,
  type Removal,
} from '@comptoir/platform'

/** What the dialog for adding and changing is about; kept while it goes away. Each opening is another turn. */
interface Editing {
  what: StockLocation | 'new'
  turn: number
  isOpen: boolean
}

export interface Locations {
  pointOfSaleId: string
  mayWrite: boolean
  list: { rows: StockLocation[] | undefined; error: Error | null; isFetching: boolean; retry: () => void }
  editing: Editing
  edit: (what: StockLocation | 'new') => void
  stopEditing: () => void
  setActive: (location: StockLocation, isActive: boolean) => void
  removal: Removal<StockLocation>
}

/** The locations of a point of sale and all that can be done with them; the section and the dialogs draw it. */
export function useLocations(pointOfSaleId: string): Locations {
  const mayWrite = useHasPermission(POINTS_OF_SALE.permissions.write)
  const { data, error, isFetching, refetch } = useCompanyQuery<StockLocation[]>(locationsOf(pointOfSaleId), [])
  const [editing, setEditing] = useState<Editing>({ what: 'new', turn: 0, isOpen: false })
  return {
    pointOfSaleId,
    mayWrite,
    list: { rows: data, error: data ? null : error, isFetching, retry: () => void refetch() },
    editing,
    edit: (what) => setEditing(({ turn }) => ({ what, turn: turn + 1, isOpen: true })),
    stopEditing: () => setEditing((now) => ({ ...now, isOpen: false })),
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
