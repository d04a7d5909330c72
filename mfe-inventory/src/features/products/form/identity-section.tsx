import { FormSection, SwitchField, TextField, type Control } from '@comptoir/platform/forms'
import { useTranslation } from '@comptoir/platform'
import type { ProductValues } from '../product-values.ts'
import { BarcodesField } from './barcodes-field.tsx'

export function IdentitySection({ control }: { control: Control<ProductValues> }) {
  const { t } = useTranslation('inventory')
  return (
    <FormSection title={t('products.form.identity')}>
      <TextField
        control={control}
        name="designation"
        label={t('products.form.designation')}
        isRequired
        isWide
        maxLength={250}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="designationAr"
        label={t('products.form.designationAr')}
        help={t('products.form.otherNamesHelp')}
        maxLength={250}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="designationEn"
        label={t('products.form.designationEn')}
        maxLength={250}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="code"
        label={t('products.form.code')}
        help={t('products.form.codeHelp')}
        isRequired
        isLtr
        maxLength={40}
        autoComplete="off"
      />
      <SwitchField
        control={control}
        name="isActive"
        label={t('products.form.isActive')}
        help={t('products.form.isActiveHelp')}
      />
      <BarcodesField control={control} />
    </FormSection>
  )
}
