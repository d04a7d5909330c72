import type { SUBCATEGORIES, Subcategory } from '@comptoir/contracts/inventory/subcategories'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useTranslation } from '@comptoir/platform'
import {
  QuickFormDialog,
  SelectField,
  SwitchField,
  TextField,
  type QuickForm,
  type ValuesOf,
} from '@comptoir/platform/forms'

interface SubcategoryFormProps {
  quick: QuickForm<Subcategory, ValuesOf<typeof SUBCATEGORIES>>
  categories: readonly ShortItem[]
}

/** The dialog of one subcategory. */
export function SubcategoryForm({ quick, categories }: SubcategoryFormProps) {
  const { t } = useTranslation('inventory')
  const { control } = quick.form
  return (
    <QuickFormDialog
      quick={quick}
      title={t(quick.isNew ? 'subcategories.form.createTitle' : 'subcategories.form.editTitle')}
    >
      <TextField
        control={control}
        name="name"
        label={t('subcategories.form.name')}
        isRequired
        maxLength={80}
        autoComplete="off"
      />
      <SelectField
        control={control}
        name="categoryId"
        label={t('subcategories.form.category')}
        isRequired
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        {...(quick.isNew ? {} : { help: t('subcategories.form.categoryHelp') })}
      />
      <SwitchField
        control={control}
        name="isActive"
        label={t('subcategories.form.isActive')}
        help={t('subcategories.form.isActiveHelp')}
      />
    </QuickFormDialog>
  )
}
