import { readTime } from '@comptoir/contracts/typed-moment'
import { Input, type InputProps } from '../chakra.ts'
import type { ControlProps } from './field-shell.tsx'
import { useTypedMoment } from './use-typed-moment.ts'

export interface TimeInputProps extends Partial<ControlProps> {
  'aria-label'?: string
  /** `HH:mm`; empty while there is none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  size?: 'md' | 'lg' | 'xl'
  flex?: InputProps['flex']
}

/** A time of day on a clock of 24 hours, whatever the language of the browser. */
export function TimeInput({ value, onChange, onBlur, ...rest }: TimeInputProps) {
  const { text, isInvalid, type, leave } = useTypedMoment({ value, onChange, read: readTime, show: (time) => time })
  return (
    <Input
      {...rest}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder="--:--"
      aria-invalid={isInvalid || rest['aria-invalid'] === true}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
    />
  )
}
