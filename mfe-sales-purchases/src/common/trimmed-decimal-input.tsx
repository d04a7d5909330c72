import { useState } from 'react'
import { formatDecimal, parseDecimal } from '@comptoir/money'
import { Input, type InputProps, useLanguage } from '@comptoir/platform'

const DECIMALS = 3

export interface TrimmedDecimalInputProps extends Omit<InputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** Thousandths: of a unit, or of a percent. Null is empty. */
  valueMilli: number | null
  /** Called while typing; null for what is empty or no number of at most three decimals. */
  onChange: (valueMilli: number | null) => void
  /** Where the value follows what is typed, key by key: another value then takes the place of the text. */
  isLive?: boolean
}

/** A quantity or rate typed with the decimals it needs and no zeros behind: `2`, `0,525`. */
export function TrimmedDecimalInput({
  valueMilli,
  onChange,
  onBlur,
  isLive = false,
  ...rest
}: TrimmedDecimalInputProps) {
  const point = useLanguage() === 'en' ? '.' : ','
  const [draft, setDraft] = useState<string | null>(null)
  const typed = draft === null ? null : parseDecimal(draft, DECIMALS)
  const isOvertaken = isLive && typed !== null && typed !== valueMilli
  return (
    <Input
      inputMode="decimal"
      {...rest}
      autoComplete="off"
      value={isOvertaken ? trimmed(valueMilli, point) : (draft ?? trimmed(valueMilli, point))}
      onChange={({ target }) => {
        setDraft(target.value)
        onChange(parseDecimal(target.value, DECIMALS))
      }}
      onBlur={(event) => {
        setDraft(null)
        onBlur?.(event)
      }}
    />
  )
}

function trimmed(valueMilli: number | null, point: string): string {
  if (valueMilli === null) return ''
  return formatDecimal(valueMilli, DECIMALS)
    .replace(/\.?0+$/, '')
    .replace('.', point)
}
