import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { Input, InputGroup } from '../chakra.ts'
import type { ControlProps } from './field-shell.tsx'
import { type DecimalTextOptions, useDecimalText } from './use-decimal-text.ts'

export interface DecimalInputProps extends DecimalTextOptions, Partial<ControlProps> {
  /** Needed where no label stands beside it. */
  'aria-label'?: string
  name?: string
  /** At the inline end: currency, unit, percent sign. */
  suffix?: ReactNode
  placeholder?: string
  size?: 'md' | 'lg' | 'xl'
  autoFocus?: boolean
  onBlur?: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  ref?: Ref<HTMLInputElement>
}

/** A number typed as people write it, held as an integer scaled by `decimals`. Use it outside forms; fields wrap it. */
export function DecimalInput(props: DecimalInputProps) {
  const { value, onChange, decimals, minDecimals, isNegativeAllowed, suffix, onBlur, size = 'lg', ...rest } = props
  const { text, isInvalid, type, leave } = useDecimalText({ value, onChange, decimals, minDecimals, isNegativeAllowed })
  const input = (
    <Input
      {...rest}
      size={size}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-invalid={isInvalid || props['aria-invalid'] === true}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
    />
  )
  if (!suffix) return input
  return (
    <InputGroup
      endElement={suffix}
      endOffset={typeof suffix === 'string' && suffix.length > 1 ? '-1.25rem' : '0px'}
      endElementProps={{ color: 'fg.muted' }}
    >
      {input}
    </InputGroup>
  )
}
