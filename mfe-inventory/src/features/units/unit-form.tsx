import { SwitchField, TextField, type Control } from '@comptoir/platform/forms'
import { useTranslation } from '@comptoir/platform'
import type { UnitValues } from './use-unit-form.ts'

/** The fields of a unit; it does not know whether the unit is new. */
export function UnitForm({ control }: { control: Control<UnitValues> }) {
  const { t } = useTranslation('inventory')
  return (
    <>
      <TextField
        control={control}
        name="name"
        label={t('units.form.name')}
        isRequired
        maxLength={80}
        autoComplete="off"
      />
      <SwitchField
        control={control}
        name="isActive"
        label={t('units.form.isActive')}
        help={t('units.form.isActiveHelp')}
      />
    </>
  )
}
