import type { FieldValues } from 'react-hook-form'
import { DayInput } from './day-input.tsx'
import { type FieldProps, shellProps, useFormField } from './field-props.ts'
import { FieldShell } from './field-shell.tsx'

/** A day as `YYYY-MM-DD`; empty while there is none. */
export function DayField<Values extends FieldValues>(props: FieldProps<Values>) {
  const field = useFormField(props)
  return (
    <FieldShell {...shellProps(props)} error={field.error}>
      {(control) => (
        <DayInput
          {...control}
          ref={field.ref}
          name={field.name}
          size="lg"
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldShell>
  )
}
