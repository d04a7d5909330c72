import type { Brand, BrandInput } from '@comptoir/contracts/inventory/brands'
import { useQuickForm } from '@comptoir/platform/forms'
import { useTranslation } from '@comptoir/platform'
import { createBrand, readBrand, SHOWS_BRANDS, updateBrand } from './brands.api.ts'

/** What the form holds of a brand: all that a person may change. */
export type BrandValues = Required<Omit<BrandInput, 'id'>>

const NEW_BRAND: BrandValues = { name: '', isActive: true }

export function valuesOf({ name, isActive }: Brand): BrandValues {
  return { name, isActive }
}

export function useBrandForm() {
  const { t } = useTranslation('inventory')
  return useQuickForm<Brand, BrandValues>({
    blank: NEW_BRAND,
    valuesOf,
    create: createBrand,
    update: updateBrand,
    read: readBrand,
    contract: async () => (await import('@comptoir/contracts/inventory/brands')).BrandInput,
    fieldOfCode: { 'brand.nameTaken': 'name' },
    invalidates: SHOWS_BRANDS,
    saved: ({ name }) => t('brands.saved', { name }),
  })
}
