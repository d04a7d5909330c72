import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { RemovalDialog, useRemoval, useTranslation, type Removal } from '@comptoir/platform'
import { valuesOf } from './point-of-sale-values.ts'
import { removePointOfSale, updatePointOfSale } from './points-of-sale.api.ts'
import { refreshNames } from './use-point-of-sale-form.ts'

export function usePointOfSaleRemoval(): Removal<PointOfSale> {
  const { t } = useTranslation('company')
  return useRemoval<PointOfSale>({
    remove: removePointOfSale,
    deactivate: (one) => updatePointOfSale(one.id, { ...valuesOf(one), isActive: false }, one.version),
    inUse: 'pointOfSale.inUse',
    invalidates: ['points-of-sale'],
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
