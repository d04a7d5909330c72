import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react'
import { Input, InputGroup } from '../chakra.ts'
import type { ControlProps } from './field-shell.tsx'
import { type DecimalTextOptions, useDecimalText } from './use-decimal-text.ts'

export interface DecimalInputProps extends DecimalTextOptions, Partial<ControlProps> {
  /** Required where there is no visible label. */
  'aria-label'?: string
  name?: string
  /** At the inline end: currency, unit, percent sign. */
  suffix?: ReactNode
  placeholder?: string
  /** Where the arrow keys step through the values, scaled as the value is. */
  stepping?: Stepping | undefined
  size?: 'md' | 'lg' | 'xl'
  autoFocus?: boolean
  /** `none` where the page has keys of its own. */
  inputMode?: 'none'
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void
  onBlur?: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  ref?: Ref<HTMLInputElement>
}

export interface Stepping {
  by: number
  min: number
  max: number
}

/** A number typed as people write it, held as an integer scaled by `decimals`. Use it outside forms; fields wrap it. */
export function DecimalInput(props: DecimalInputProps) {
  const {
    value,
    onChange,
    decimals,
    minDecimals,
    isNegativeAllowed,
    suffix,
    stepping,
    onBlur,
    onKeyDown,
    size = 'lg',
    inputMode = decimals === 0 ? 'numeric' : 'decimal',
    ...rest
  } = props
  const { text, isInvalid, type, leave } = useDecimalText({ value, onChange, decimals, minDecimals, isNegativeAllowed })
  const input = (
    <Input
      {...rest}
      {...(stepping ? spinning(stepping, value, 10 ** decimals) : {})}
      size={size}
      inputMode={inputMode}
      autoComplete="off"
      aria-invalid={isInvalid || props['aria-invalid'] === true}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        const next = stepping ? stepped(stepping, value, event.key) : null
        if (next === null || event.defaultPrevented) return
        event.preventDefault()
        onChange(next)
      }}
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

/** Announces to screen readers that the arrow keys change the value, and within which bounds. */
function spinning({ min, max }: Stepping, value: number | null, scale: number) {
  const isRead = value !== null && !Number.isNaN(value)
  const bounds = { 'aria-valuemin': min / scale, 'aria-valuemax': max / scale }
  return { role: 'spinbutton', ...bounds, ...(isRead ? { 'aria-valuenow': value / scale } : {}) }
}

function stepped({ by, min, max }: Stepping, value: number | null, key: string): number | null {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const next = (value || 0) + (key === 'ArrowUp' ? by : -by)
  return Math.min(max, Math.max(min, next))
}
