import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { SUBCATEGORIES } from '@comptoir/contracts/inventory/subcategories'
import { UNITS } from '@comptoir/contracts/inventory/units'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useTranslation } from '@comptoir/platform'
import { useQuickForm, type ValuesOf } from '@comptoir/platform/forms'

// Short forms by which what a product needs is made without leaving the product's own form. They only make: what is there
// is changed in its list.

type Made = (row: ShortItem) => void

export function useNewCategory(onSaved: Made) {
  const { t } = useTranslation('inventory')
  const blank: ValuesOf<typeof CATEGORIES> = { name: '', colour: null, icon: null, isActive: true }
  return useQuickForm(CATEGORIES, {
    blank,
    valuesOf: () => blank,
    fieldOf: { nameTaken: 'name' },
    saved: ({ name }) => t('categories.saved', { name }),
    onSaved,
  })
}

export function useNewSubcategory(categoryId: string | null, onSaved: Made) {
  const { t } = useTranslation('inventory')
  const blank: ValuesOf<typeof SUBCATEGORIES> = { name: '', categoryId: categoryId ?? '', isActive: true }
  return useQuickForm(SUBCATEGORIES, {
    blank,
    valuesOf: () => blank,
    fieldOf: { nameTaken: 'name' },
    saved: ({ name }) => t('subcategories.saved', { name }),
    onSaved,
  })
}

export function useNewBrand(onSaved: Made) {
  const { t } = useTranslation('inventory')
  const blank: ValuesOf<typeof BRANDS> = { name: '', isActive: true }
  return useQuickForm(BRANDS, {
    blank,
    valuesOf: () => blank,
    fieldOf: { nameTaken: 'name' },
    saved: ({ name }) => t('brands.saved', { name }),
    onSaved,
  })
}

export function useNewUnit(onSaved: Made) {
  const { t } = useTranslation('inventory')
  const blank: ValuesOf<typeof UNITS> = { name: '', decimals: 0, isActive: true }
  return useQuickForm(UNITS, {
    blank,
    valuesOf: () => blank,
    fieldOf: { nameTaken: 'name' },
    saved: ({ name }) => t('units.saved', { name }),
    onSaved,
  })
}
