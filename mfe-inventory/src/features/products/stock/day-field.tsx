import { DayInput, FieldShell, useController, type Control } from '@comptoir/platform/forms'
import type { ProductValues } from '../product-values.ts'

export interface DayFieldProps {
  control: Control<ProductValues>
  name: `openingStock.${number}.lots.${number}.expiresOn`
  label: string
}

/** A day as `YYYY-MM-DD`; empty while there is none. */
export function DayField({ control, name, label }: DayFieldProps) {
  const { field, fieldState } = useController({ control, name })
  return (
    <FieldShell label={label} error={fieldState.error?.message}>
      {(shell) => (
        <DayInput
          {...shell}
          ref={field.ref}
          name={field.name}
          size="lg"
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldShell>
  )
}
