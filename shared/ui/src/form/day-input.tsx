import { readDay, readShortDay } from '@comptoir/contracts/typed-moment'
import { CalendarDays } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { chakra, IconButton, Input, InputGroup, type InputProps } from '../chakra.ts'
import type { ControlProps } from './field-shell.tsx'
import { showDay } from './show-day.ts'
import { useTypedMoment } from './use-typed-moment.ts'

export interface DayInputProps extends Partial<ControlProps> {
  'aria-label'?: string
  name?: string
  /** `YYYY-MM-DD`; empty while there is none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  min?: string
  max?: string
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** As wide as its text needs when left out. */
  flex?: InputProps['flex']
  ref?: Ref<HTMLInputElement>
}

/** The platform's calendar would let a year have six digits. */
const LAST_DAY = '9999-12-31'

/**
 * A day typed day first in every language, whatever the language of the browser, or picked from the browser's calendar. What
 * cannot be read stays in sight and counts as no day.
 */
export function DayInput({ value, onChange, onBlur, min = '', max = LAST_DAY, flex = 'none', ...rest }: DayInputProps) {
  const { t } = useTranslation()
  const { text, isInvalid, type, leave } = useTypedMoment({
    value,
    onChange,
    read: readDay,
    readShort: readShortDay,
    show: showDay,
  })
  return (
    <InputGroup
      dir="ltr"
      w="auto"
      minW="9.5rem"
      flex={flex}
      endElement={<Calendar value={value} onChange={onChange} min={min} max={max} />}
      endElementProps={{ px: '1', pointerEvents: 'auto' }}
    >
      <Input
        {...rest}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('common.dayPattern')}
        aria-invalid={isInvalid || rest['aria-invalid'] === true}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          leave()
          onBlur?.()
        }}
      />
    </InputGroup>
  )
}

/** Opens the browser's own calendar; keyboard users never need it. */
function Calendar({ value, onChange, min, max }: Pick<DayInputProps, 'value' | 'onChange' | 'min' | 'max'>) {
  const { t } = useTranslation()
  const native = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        variant="ghost"
        size="xs"
        tabIndex={-1}
        aria-label={t('common.openCalendar')}
        onClick={() => native.current?.showPicker()}
      >
        <CalendarDays aria-hidden size={16} />
      </IconButton>
      <chakra.input
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden
        position="absolute"
        insetInlineEnd="0"
        bottom="0"
        boxSize="1px"
        opacity="0"
        pointerEvents="none"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
