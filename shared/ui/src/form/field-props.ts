import type { ReactNode } from 'react'
import { type FieldPath, type FieldValues, useController, type UseControllerProps } from 'react-hook-form'
import { useRegisteredField } from './form-registry.ts'

/** What every field of a form takes: where its value lives, and its words. */
export interface FieldProps<Values extends FieldValues> {
  control: NonNullable<UseControllerProps<Values>['control']>
  name: FieldPath<Values>
  label: string
  help?: ReactNode
  /** In place of the help, where something looks wrong that may be kept all the same. */
  warning?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
  isWide?: boolean
  /** A small thing to do that belongs to the field, at the end of its label's line. */
  action?: ReactNode
}

/** A value of the form as a control sees it: `unknown`, because a field cannot know the type at its path. */
export interface FormField {
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  ref: (element: HTMLElement | null) => void
  name: string
  error: string | undefined
}

/** Binds a field to its form and makes it known to the page. `validate` gives a message for a value that cannot be read. */
export function useFormField<Values extends FieldValues>(
  { control, name, label }: FieldProps<Values>,
  validate?: (value: unknown) => string | true,
): FormField {
  const { field, fieldState } = useController<Values>({ control, name, ...(validate ? { rules: { validate } } : {}) })
  useRegisteredField(name, label)
  return {
    value: field.value,
    onChange: (value) => field.onChange(value),
    onBlur: field.onBlur,
    ref: field.ref,
    name: field.name,
    error: fieldState.error?.message,
  }
}

/** The props of a field that concern its shell only. */
export function shellProps<Values extends FieldValues>({
  label,
  help,
  warning,
  isRequired = false,
  isDisabled = false,
  isWide = false,
  action,
}: FieldProps<Values>) {
  return { label, help, warning, isRequired, isDisabled, isWide, action }
}
