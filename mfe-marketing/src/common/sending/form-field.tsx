import { FieldShell } from '@comptoir/platform/site'
import { Input, Textarea, type InputProps } from '@comptoir/platform/site'
import type { Saying } from './faults.ts'
import { useSay } from './use-say.ts'

export interface FormFieldProps {
  name: string
  label: string
  help?: string
  fault: Saying | undefined
  isRequired?: boolean
  /** For addresses and numbers: left to right in Arabic too. */
  isLtr?: boolean
  /** More than one makes it a text area. */
  rows?: number
  input?: Pick<
    InputProps,
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'maxLength'
    | 'autoFocus'
    | 'defaultValue'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'placeholder'
    | 'min'
    | 'step'
  >
}

/** A field that keeps its own text: the form reads it when it is sent. */
export function FormField({
  name,
  label,
  help,
  fault,
  isRequired = false,
  isLtr = false,
  rows = 1,
  input = {},
}: FormFieldProps) {
  const say = useSay()
  const direction = isLtr ? ({ dir: 'ltr', textAlign: { base: 'start', _rtl: 'end' } } as const) : {}
  return (
    <FieldShell label={label} help={help} error={say(fault)} isRequired={isRequired}>
      {(control) =>
        rows > 1 ? (
          <Textarea
            {...control}
            name={name}
            rows={rows}
            size="lg"
            {...(input.maxLength === undefined ? {} : { maxLength: input.maxLength })}
          />
        ) : (
          <Input {...control} {...direction} {...input} name={name} size="lg" />
        )
      }
    </FieldShell>
  )
}
