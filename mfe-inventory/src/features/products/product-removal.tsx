import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import { RemovalDialog, useRemoval, useTranslation, type Removal } from '@comptoir/platform'
import { inputOf, valuesOf } from './product-values.ts'
import { ALSO_SHOWN_BY } from './shown-by.ts'

export function useProductRemoval(): Removal<Product> {
  const { t } = useTranslation('inventory')
  return useRemoval(PRODUCTS, {
    inactive: (product) => ({ ...inputOf(valuesOf(product), false), isActive: false }),
    alsoShownBy: ALSO_SHOWN_BY,
    removed: ({ designation }) => t('products.removed', { name: designation }),
    deactivated: ({ designation }) => t('products.deactivated', { name: designation }),
  })
}

export function ProductRemovalDialog({ removal }: { removal: Removal<Product> }) {
  const { t } = useTranslation('inventory')
  const name = removal.item?.designation ?? ''
  return (
    <RemovalDialog
      removal={removal}
      name={name}
      text={t('products.remove.text')}
      confirmLabel={t('products.remove.confirm')}
      inUseTitle={t('products.remove.inUseTitle', { name })}
    />
  )
}
