import { useTranslation } from '@comptoir/platform'
import { NumberField, QuickFormDialog, TextField } from '@comptoir/platform/forms'
import type { useNewBrand, useNewCategory, useNewSubcategory, useNewUnit } from './use-new-families.ts'

export interface NewFamiliesProps {
  category: ReturnType<typeof useNewCategory>
  subcategory: ReturnType<typeof useNewSubcategory>
  brand: ReturnType<typeof useNewBrand>
  unit: ReturnType<typeof useNewUnit>
}

const NAME = { name: 'name', isRequired: true, maxLength: 80, autoComplete: 'off' } as const

/** The short forms that are opened from the fields of a product. */
export function NewFamilies({ category, subcategory, brand, unit }: NewFamiliesProps) {
  const { t } = useTranslation('inventory')
  return (
    <>
      <QuickFormDialog quick={category} title={t('categories.form.createTitle')} isSingle>
        <TextField {...NAME} control={category.form.control} label={t('categories.form.name')} />
      </QuickFormDialog>
      <QuickFormDialog quick={subcategory} title={t('subcategories.form.createTitle')} isSingle>
        <TextField {...NAME} control={subcategory.form.control} label={t('subcategories.form.name')} />
      </QuickFormDialog>
      <QuickFormDialog quick={brand} title={t('brands.form.createTitle')} isSingle>
        <TextField {...NAME} control={brand.form.control} label={t('brands.form.name')} />
      </QuickFormDialog>
      <QuickFormDialog quick={unit} title={t('units.form.createTitle')} isSingle>
        <TextField {...NAME} control={unit.form.control} label={t('units.form.name')} />
        <NumberField
          control={unit.form.control}
          name="decimals"
          label={t('units.form.decimals')}
          help={t('units.form.decimalsHelp')}
        />
      </QuickFormDialog>
    </>
  )
}
