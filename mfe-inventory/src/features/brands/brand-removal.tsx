import type { Brand } from '@comptoir/contracts/inventory/brands'
import { RemovalDialog, useRemoval, useTranslation, type Removal } from '@comptoir/platform'
import { removeBrand, SHOWS_BRANDS, updateBrand } from './brands.api.ts'
import { valuesOf } from './use-brand-form.ts'

export function useBrandRemoval(): Removal<Brand> {
  const { t } = useTranslation('inventory')
  return useRemoval<Brand>({
    remove: removeBrand,
    deactivate: (brand) => updateBrand(brand, { ...valuesOf(brand), isActive: false }),
    inUse: 'brand.inUse',
    invalidates: SHOWS_BRANDS,
    removed: ({ name }) => t('brands.removed', { name }),
    deactivated: ({ name }) => t('brands.deactivated', { name }),
  })
}

export function BrandRemovalDialog({ removal }: { removal: Removal<Brand> }) {
  const { t } = useTranslation('inventory')
  const name = removal.item?.name ?? ''
  return (
    <RemovalDialog
      removal={removal}
      name={name}
      text={t('brands.remove.text')}
      confirmLabel={t('brands.remove.confirm')}
      inUseTitle={t('brands.remove.inUseTitle', { name })}
    />
  )
}
