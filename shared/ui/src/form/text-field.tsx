import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Input, InputGroup } from '../chakra.ts'
import { Textarea } from './controls.ts'
import { type FieldProps, shellProps, useFormField } from './field-props.ts'
import { type ControlProps, FieldShell } from './field-shell.tsx'

export interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'tel' | 'url' | 'date' | 'time'>
  placeholder?: string
  maxLength?: number
  /** More than one makes it a text area. */
  rows?: number
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url'
  autoFocus?: boolean
  /** For codes, addresses of mail and web, phone numbers: left to right in Arabic too. */
  isLtr?: boolean
  /** An emptied field becomes null instead of an empty text. */
  isNullable?: boolean
  /** At the inline end inside the field: a unit, a small button. */
  end?: ReactNode
  size?: 'md' | 'lg' | 'xl'
}

/** Text of one line or more. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { isNullable = false, rows = 1, end } = props
  const field = useFormField(props)
  const bound = {
    name: field.name,
    ref: field.ref,
    value: typeof field.value === 'string' ? field.value : '',
    onBlur: field.onBlur,
    onChange: (event: { target: { value: string } }) =>
      field.onChange(isNullable && event.target.value === '' ? null : event.target.value),
  }
  return (
    <FieldShell {...shellProps(props)} error={field.error}>
      {(control) => {
        const look = lookOf(props, control)
        if (rows > 1) return <Textarea rows={rows} {...look} {...bound} />
        const input = <Input type={props.type ?? 'text'} {...look} {...bound} />
        return end ? (
          <InputGroup endElement={end} endElementProps={{ pointerEvents: 'auto' }}>
            {input}
          </InputGroup>
        ) : (
          input
        )
      }}
    </FieldShell>
  )
}

/** What is typed decides, so that a French name in an Arabic form keeps its points and brackets; all begin at the same side. */
const AUTO_LOOK = {
  dir: 'auto',
  css: {
    textAlign: 'start',
    _rtl: { '&:dir(ltr)': { textAlign: 'end' } },
    _ltr: { '&:dir(rtl)': { textAlign: 'end' } },
  },
} as const
const LTR_LOOK = { dir: 'ltr', textAlign: { base: 'start', _rtl: 'end' } } as const

function lookOf<Values extends FieldValues>(props: TextFieldProps<Values>, control: ControlProps) {
  const {
    placeholder,
    maxLength,
    autoComplete,
    inputMode,
    autoFocus,
    isLtr = false,
    type = 'text',
    size = 'lg',
  } = props
  const given = Object.entries({ placeholder, maxLength, autoComplete, inputMode, autoFocus }).filter(
    ([, value]) => value !== undefined,
  )
  return { ...control, size, ...Object.fromEntries(given), ...(isLtr ? LTR_LOOK : type === 'text' ? AUTO_LOOK : {}) }
}
