import type { ComponentProps } from 'react'
import { type FieldValues, TextField } from '@comptoir/platform/forms'

export type CodeFieldProps<Values extends FieldValues> = Pick<
  ComponentProps<typeof TextField<Values>>,
  'control' | 'name' | 'label' | 'help'
>

/** A field for eight digits that somebody reads out; they may be typed in groups. */
export function CodeField<Values extends FieldValues>(props: CodeFieldProps<Values>) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" maxLength={12} size="xl" isLtr isRequired />
}
