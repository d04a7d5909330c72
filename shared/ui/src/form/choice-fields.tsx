import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Box } from '../chakra.ts'
import { Checkbox, Switch } from './controls.ts'
import { type FieldProps, useFormField } from './field-props.ts'
import { FieldNote, RequiredMark } from './field-shell.tsx'

/** What a checkbox and a switch have in common: a label beside them. */
function useChoice<Values extends FieldValues>(props: FieldProps<Values>) {
  const noteId = useId()
  const field = useFormField(props)
  return {
    note: <FieldNote id={noteId} error={field.error} warning={props.warning} help={props.help} />,
    wide: props.isWide ? { gridColumn: '1 / -1' } : {},
    root: {
      checked: field.value === true,
      onCheckedChange: ({ checked }: { checked: boolean | 'indeterminate' }) => field.onChange(checked === true),
      disabled: props.isDisabled ?? false,
      invalid: field.error !== undefined,
      name: field.name,
    },
    label: (
      <>
        {props.label}
        {props.isRequired ? <RequiredMark /> : null}
      </>
    ),
    input: {
      'aria-required': props.isRequired ?? false,
      ref: field.ref,
      onBlur: field.onBlur,
      'aria-describedby': field.error || props.warning || props.help ? noteId : undefined,
    },
  }
}

/** Yes or no, decided when the form is sent. */
export function CheckboxField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { note, root, input, label, wide } = useChoice(props)
  return (
    <Box display="flex" flexDirection="column" gap="1" {...wide}>
      <Checkbox.Root {...root}>
        <Checkbox.HiddenInput {...input} />
        <Checkbox.Control />
        <Checkbox.Label>{label}</Checkbox.Label>
      </Checkbox.Root>
      {note}
    </Box>
  )
}

/** On or off, with its name at the start and the switch at the end of the row. */
export function SwitchField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { note, root, input, label, wide } = useChoice(props)
  return (
    <Box display="flex" flexDirection="column" gap="1" {...wide}>
      <Switch.Root {...root} justifyContent="space-between" width="full">
        <Switch.HiddenInput {...input} />
        <Switch.Label>{label}</Switch.Label>
        <Switch.Control />
      </Switch.Root>
      {note}
    </Box>
  )
}
