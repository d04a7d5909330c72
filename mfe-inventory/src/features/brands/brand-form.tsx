import { SwitchField, TextField, type Control } from '@comptoir/platform/forms'
import { useTranslation } from '@comptoir/platform'
import type { BrandValues } from './use-brand-form.ts'

/** The fields of a brand; it does not know whether the brand is new. */
export function BrandForm({ control }: { control: Control<BrandValues> }) {
  const { t } = useTranslation('inventory')
  return (
    <>
      <TextField
        control={control}
        name="name"
        label={t('brands.form.name')}
        isRequired
        maxLength={80}
        autoComplete="off"
      />
      <SwitchField
        control={control}
        name="isActive"
        label={t('brands.form.isActive')}
        help={t('brands.form.isActiveHelp')}
      />
    </>
  )
}
