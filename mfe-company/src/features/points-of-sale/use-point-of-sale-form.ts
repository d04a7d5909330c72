import { POINTS_OF_SALE, type PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { refreshSession, tellRefusal, useTranslation, useWayBack } from '@comptoir/platform'
import { useRecordForm } from '@comptoir/platform/forms'
import { inputOf, NEW_POINT_OF_SALE, valuesOf } from './point-of-sale-values.ts'
import { usePointOfSaleAddresses } from './use-point-of-sale-addresses.ts'

export interface PointOfSaleFormOptions {
  /** The point of sale as it was when the form opened; a change since is refused by its version. */
  pointOfSale?: PointOfSale
  onSaved: (saved: PointOfSale) => void
}

/** The bar on top names the points of sale too. That they could not be read again is said beside the save, which stands. */
export function refreshNames(): void {
  refreshSession().catch((error: unknown) => tellRefusal(error))
}

/** The form of a point of sale, and the way back from it. */
export function usePointOfSaleForm({ pointOfSale, onSaved }: PointOfSaleFormOptions) {
  const { t } = useTranslation('company')
  const onCancel = useWayBack(usePointOfSaleAddresses().list())
  const recordForm = useRecordForm(POINTS_OF_SALE, {
    row: pointOfSale,
    blank: NEW_POINT_OF_SALE,
    valuesOf,
    inputOf,
    saved: ({ name }) => t('pointsOfSale.saved', { name }),
    onSaved: (saved) => {
      refreshNames()
      onSaved(saved)
    },
  })
  return { ...recordForm, onCancel }
}
