import { DayInput, FieldShell, useController, type Control } from '@comptoir/platform/forms'
import type { RateValues } from './rate-form.tsx'

interface DayFieldProps {
  control: Control<RateValues>
  label: string
  help: string
}

/** The first day of a rate, as `YYYY-MM-DD`. */
export function DayField({ control, label, help }: DayFieldProps) {
  const { field, fieldState } = useController({ control, name: 'validFrom' })
  return (
    <FieldShell label={label} help={help} error={fieldState.error?.message} isRequired>
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
