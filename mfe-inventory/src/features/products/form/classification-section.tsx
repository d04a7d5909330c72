import { useEffect, useRef } from 'react'
import {
  FormSection,
  SelectField,
  useWatch,
  type Control,
  type Option,
  type UseFormSetValue,
} from '@comptoir/platform/forms'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import type { Product } from '@comptoir/contracts/inventory/products'
import { UNITS } from '@comptoir/contracts/inventory/units'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useShortList, useTranslation } from '@comptoir/platform'
import type { ProductValues } from '../product-values.ts'
import { useSubcategories } from '../use-subcategories.ts'

interface ClassificationSectionProps {
  control: Control<ProductValues>
  setValue: UseFormSetValue<ProductValues>
  product: Product | undefined
}

const NONE: readonly ShortItem[] = []

/** The choices of a select; what the product has already is among them, however long the list. */
function options(items: readonly ShortItem[] = NONE, chosen: ShortItem | null = null): Option[] {
  const isListed = chosen === null || items.some(({ id }) => id === chosen.id)
  return (isListed ? items : [chosen, ...items]).map(({ id, name }) => ({ value: id, label: name }))
}

export function ClassificationSection({ control, setValue, product }: ClassificationSectionProps) {
  const { t } = useTranslation('inventory')
  const categoryId = useWatch({ control, name: 'categoryId' })
  const ofCategory = useSubcategories(categoryId, categoryId !== null)
  const isSameCategory = product !== undefined && categoryId === (product.category?.id ?? null)
  useEmptied(categoryId, () => setValue('subcategoryId', null, { shouldDirty: true }))
  const categories = options(useShortList(CATEGORIES).data, product?.category)
  const subcategories = categoryId === null ? [] : options(ofCategory, isSameCategory ? product.subcategory : null)
  const brands = options(useShortList(BRANDS).data, product?.brand)
  const units = options(useShortList(UNITS).data, product?.unit)
  const none = t('products.form.none')
  return (
    <FormSection title={t('products.form.classification')}>
      <SelectField
        control={control}
        name="categoryId"
        label={t('products.form.category')}
        options={categories}
        placeholder={none}
        isClearable
      />
      <SelectField
        control={control}
        name="subcategoryId"
        label={t('products.form.subcategory')}
        options={subcategories}
        placeholder={none}
        isClearable
        isDisabled={subcategories.length === 0}
        {...(categoryId === null ? { help: t('products.form.subcategoryHelp') } : {})}
      />
      <SelectField
        control={control}
        name="brandId"
        label={t('products.form.brand')}
        options={brands}
        placeholder={none}
        isClearable
      />
      <SelectField
        control={control}
        name="unitId"
        label={t('products.form.unit')}
        options={units}
        placeholder={none}
        isClearable
      />
    </FormSection>
  )
}

/** Calls when the category becomes another one; its subcategories are then not those chosen from. */
function useEmptied(categoryId: string | null, empty: () => void): void {
  const last = useRef(categoryId)
  useEffect(() => {
    if (last.current === categoryId) return
    last.current = categoryId
    empty()
  })
}
