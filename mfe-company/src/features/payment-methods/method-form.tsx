import type { PaymentMethodItem } from '@comptoir/contracts/payment-kinds'
import { useTranslation } from '@comptoir/platform'
import {
  NumberField,
  QuickFormDialog,
  SelectField,
  SwitchField,
  TextField,
  useWatch,
  type QuickForm,
} from '@comptoir/platform/forms'
import { isDrawer, useKindOptions, type Direction, type MethodValues } from './methods.ts'

interface MethodFormProps {
  quick: QuickForm<PaymentMethodItem, MethodValues>
  /** The method that the form was opened for; null for a new one. */
  edited: PaymentMethodItem | null
  direction: Direction
}

/** The dialog of one payment method. What the drawer is counted by keeps its kind, and stays active. */
export function MethodForm({ quick, edited, direction }: MethodFormProps) {
  const { t } = useTranslation('company')
  const { control } = quick.form
  const kind = useWatch({ control, name: 'kind' })
  const isFixed = !quick.isNew && edited !== null && isDrawer(direction, edited)
  const kinds = useKindOptions().filter(({ value }) => isFixed || !isDrawer(direction, { kind: value }))
  const kindHelp = direction === 'supplier' || !kind ? undefined : t(`paymentMethods.drives.${kind}`)
  return (
    <QuickFormDialog
      quick={quick}
      title={t(
        quick.isNew ? `paymentMethods.${direction}.form.createTitle` : `paymentMethods.${direction}.form.editTitle`,
      )}
    >
      <TextField
        control={control}
        name="name"
        label={t('paymentMethods.form.name')}
        isRequired
        maxLength={80}
        autoComplete="off"
      />
      <SelectField
        control={control}
        name="kind"
        label={t('paymentMethods.form.kind')}
        help={kindHelp}
        options={kinds}
        isDisabled={isFixed}
        isRequired
      />
      <NumberField
        control={control}
        name="position"
        label={t('paymentMethods.form.position')}
        help={t(`paymentMethods.${direction}.form.positionHelp`)}
      />
      <SwitchField
        control={control}
        name="isActive"
        label={t('paymentMethods.form.isActive')}
        help={t(isFixed ? 'paymentMethods.form.staysHelp' : 'paymentMethods.form.isActiveHelp')}
        isDisabled={isFixed}
      />
    </QuickFormDialog>
  )
}
