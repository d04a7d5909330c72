import { useEffect, useRef, useState } from 'react'
import { FormSection, useWatch, type Control, type UseFormSetValue } from '@comptoir/platform/forms'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import type { Product } from '@comptoir/contracts/inventory/products'
import { UNITS } from '@comptoir/contracts/inventory/units'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useHasPermission, useShortList, useTranslation } from '@comptoir/platform'
import type { ProductValues } from '../product-values.ts'
import { useSubcategories } from '../use-subcategories.ts'
import { FamilyChoice, optionsOf } from './family-choice.tsx'
import { NewFamilies } from './new-families.tsx'
import { useNewBrand, useNewCategory, useNewSubcategory, useNewUnit } from './use-new-families.ts'

interface ClassificationSectionProps {
  control: Control<ProductValues>
  setValue: UseFormSetValue<ProductValues>
  product: Product | undefined
}

export function ClassificationSection({ control, setValue, product }: ClassificationSectionProps) {
  const { t } = useTranslation('inventory')
  const categoryId = useWatch({ control, name: 'categoryId' })
  const ofCategory = useSubcategories(categoryId, categoryId !== null)
  const isSameCategory = product !== undefined && categoryId === (product.category?.id ?? null)
  const { made, forget, quick } = useMissing(categoryId, setValue)
  useEmptied(categoryId, () => {
    forget('subcategoryId')
    setValue('subcategoryId', null, { shouldDirty: true })
  })
  const ownSubcategories = [isSameCategory ? product.subcategory : null, made.subcategoryId]
  const subcategories = categoryId === null ? [] : optionsOf(ofCategory, ...ownSubcategories)
  // All four are kept by the same people.
  const mayAdd = useHasPermission(CATEGORIES.permissions.write)
  return (
    <FormSection title={t('products.form.classification')}>
      <FamilyChoice
        control={control}
        name="categoryId"
        label={t('products.form.category')}
        options={optionsOf(useShortList(CATEGORIES).data, product?.category, made.categoryId)}
        onAdd={mayAdd ? quick.category.add : undefined}
        addLabel={t('categories.add')}
      />
      <FamilyChoice
        control={control}
        name="subcategoryId"
        label={t('products.form.subcategory')}
        options={subcategories}
        isDisabled={subcategories.length === 0}
        help={categoryId === null ? t('products.form.subcategoryHelp') : undefined}
        onAdd={mayAdd && categoryId !== null ? quick.subcategory.add : undefined}
        addLabel={t('subcategories.add')}
      />
      <FamilyChoice
        control={control}
        name="brandId"
        label={t('products.form.brand')}
        options={optionsOf(useShortList(BRANDS).data, product?.brand, made.brandId)}
        onAdd={mayAdd ? quick.brand.add : undefined}
        addLabel={t('brands.add')}
      />
      <FamilyChoice
        control={control}
        name="unitId"
        label={t('products.form.unit')}
        options={optionsOf(useShortList(UNITS).data, product?.unit, made.unitId)}
        onAdd={mayAdd ? quick.unit.add : undefined}
        addLabel={t('units.add')}
      />
      <NewFamilies {...quick} />
    </FormSection>
  )
}

type Family = 'categoryId' | 'subcategoryId' | 'brandId' | 'unitId'

/** Forms of what is missing, and what was made by them, which the product then has. */
function useMissing(categoryId: string | null, setValue: UseFormSetValue<ProductValues>) {
  const [made, setMade] = useState<Readonly<Partial<Record<Family, ShortItem>>>>({})
  const take = (field: Family) => (row: ShortItem) => {
    setMade((before) => ({ ...before, [field]: { id: row.id, name: row.name } }))
    setValue(field, row.id, { shouldDirty: true })
  }
  const quick = {
    category: useNewCategory(take('categoryId')),
    subcategory: useNewSubcategory(categoryId, take('subcategoryId')),
    brand: useNewBrand(take('brandId')),
    unit: useNewUnit(take('unitId')),
  }
  const forget = (field: Family): void => setMade(({ [field]: _, ...rest }) => rest)
  return { made, forget, quick }
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
