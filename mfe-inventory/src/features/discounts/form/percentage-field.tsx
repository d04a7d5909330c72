import { DecimalInput, FieldShell, useController, type Control } from '@comptoir/platform/forms'
import { useTranslation } from '@comptoir/platform'
import type { DiscountValues } from './discount-values.ts'

/** In steps of a tenth of a percent, as the contract takes it. */
const DECIMALS = 1
const SCALE = 10 ** DECIMALS
const TENTHS = { by: 1, min: 1, max: 100 * SCALE }

/** The percentage that is taken off. */
export function PercentageField({ control }: { control: Control<DiscountValues> }) {
  const { t } = useTranslation('inventory')
  const { field, fieldState } = useController({ control, name: 'pourcentage' })
  return (
    <FieldShell label={t('discounts.column.pourcentage')} error={fieldState.error?.message} isRequired>
      {(shell) => (
        <DecimalInput
          {...shell}
          ref={field.ref}
          name={field.name}
          value={field.value === null ? null : Math.round(field.value * SCALE)}
          onChange={(scaled) => field.onChange(scaled === null ? null : scaled / SCALE)}
          onBlur={field.onBlur}
          decimals={DECIMALS}
          minDecimals={DECIMALS}
          stepping={TENTHS}
          suffix="%"
        />
      )}
    </FieldShell>
  )
}
