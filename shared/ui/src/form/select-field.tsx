import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NativeSelect } from '../chakra.ts'
import { type FieldProps, shellProps, useFormField } from './field-props.ts'
import { FieldShell } from './field-shell.tsx'

export interface Option<Value extends string | number = string> {
  value: Value
  label: string
  isDisabled?: boolean
}

export interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly Option<string | number>[]
  /** Represents no choice; "Choose…" by default. */
  placeholder?: string
  /** Whether nothing may be chosen again once something was. */
  isClearable?: boolean
  size?: 'md' | 'lg' | 'xl'
}

/** One of some choices: the value of its option, or null. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { t } = useTranslation()
  const { options, placeholder, isClearable = false, size = 'lg' } = props
  const field = useFormField(props)
  const value = typeof field.value === 'string' || typeof field.value === 'number' ? String(field.value) : ''
  const choose = (text: string): void =>
    field.onChange(options.find((option) => String(option.value) === text)?.value ?? null)
  return (
    <FieldShell {...shellProps(props)} error={field.error}>
      {({ disabled, ...control }) => (
        <NativeSelect.Root size={size} disabled={disabled}>
          <NativeSelect.Field
            {...control}
            name={field.name}
            ref={field.ref}
            value={value}
            onBlur={field.onBlur}
            onChange={(event) => choose(event.target.value)}
          >
            {isClearable || value === '' ? <option value="">{placeholder ?? t('common.choose')}</option> : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </FieldShell>
  )
}
