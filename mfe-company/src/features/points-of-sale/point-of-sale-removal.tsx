import { POINTS_OF_SALE, type PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { RemovalDialog, useRemoval, useTranslation, type Removal } from '@comptoir/platform'
import { valuesOf } from './point-of-sale-values.ts'
import { refreshNames } from './use-point-of-sale-form.ts'

export function usePointOfSaleRemoval(): Removal<PointOfSale> {
  const { t } = useTranslation('company')
  return useRemoval(POINTS_OF_SALE, {
    inactive: (pointOfSale) => ({ ...valuesOf(pointOfSale), isActive: false }),
    removed: ({ name }) => t('pointsOfSale.removed', { name }),
    deactivated: ({ name }) => t('pointsOfSale.deactivated', { name }),
    onChanged: refreshNames,
  })
}

export function PointOfSaleRemovalDialog({ removal }: { removal: Removal<PointOfSale> }) {
  const { t } = useTranslation('company')
  const name = removal.item?.name ?? ''
  return (
    <RemovalDialog
      removal={removal}
      name={name}
      text={t('pointsOfSale.remove.text')}
      confirmLabel={t('pointsOfSale.remove.confirm')}
      inUseTitle={t('pointsOfSale.remove.inUseTitle', { name })}
    />
  )
}
