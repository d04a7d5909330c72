import type { BARCODE_RULES, BarcodeRule } from '@comptoir/contracts/inventory/barcode-rules'
import { useTranslation } from '@comptoir/platform'
import {
  NumberField,
  QuickFormDialog,
  SwitchField,
  TextField,
  type QuickForm,
  type ValuesOf,
} from '@comptoir/platform/forms'
import { PatternField } from './pattern-field.tsx'

/** The dialog of one rule. */
export function RuleForm({ quick }: { quick: QuickForm<BarcodeRule, ValuesOf<typeof BARCODE_RULES>> }) {
  const { t } = useTranslation('inventory')
  const { control } = quick.form
  return (
    <QuickFormDialog
      quick={quick}
      title={t(quick.isNew ? 'barcodeRules.form.createTitle' : 'barcodeRules.form.editTitle')}
    >
      <TextField
        control={control}
        name="name"
        label={t('barcodeRules.form.name')}
        isRequired
        maxLength={80}
        autoComplete="off"
      />
      <PatternField control={control} />
      <NumberField
        control={control}
        name="decimals"
        label={t('barcodeRules.form.decimals')}
        help={t('barcodeRules.form.decimalsHelp')}
      />
      <NumberField
        control={control}
        name="position"
        label={t('barcodeRules.form.position')}
        help={t('barcodeRules.form.positionHelp')}
      />
      <SwitchField
        control={control}
        name="isActive"
        label={t('barcodeRules.form.isActive')}
        help={t('barcodeRules.form.isActiveHelp')}
      />
    </QuickFormDialog>
  )
}
