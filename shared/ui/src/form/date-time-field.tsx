import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Flex, Input } from '../chakra.ts'
import { type FieldProps, shellProps, useFormField } from './field-props.ts'
import { FieldShell } from './field-shell.tsx'

export interface DateTimeFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Taken when a day is chosen and no time: `00:00` for a start, `23:59` for an end. */
  defaultTime: string
  /** Name of the time, which stands beside the date under one label. */
  timeLabel: string
  size?: 'md' | 'lg' | 'xl'
}

/** The platform's fields would let a year have six digits. */
const LAST_DAY = '9999-12-31'

/** A day and a time of day as `YYYY-MM-DDTHH:mm`, on clocks of a zone that the form knows; empty while there is no day. */
export function DateTimeField<Values extends FieldValues>(props: DateTimeFieldProps<Values>) {
  const { defaultTime, timeLabel, size = 'lg' } = props
  const field = useFormField(props)
  const value = typeof field.value === 'string' ? field.value : ''
  const { date, time, type, leave } = useParts(value, field.onChange, defaultTime)
  const onBlur = (): void => {
    leave()
    field.onBlur()
  }
  return (
    <FieldShell {...shellProps(props)} error={field.error}>
      {({ id, ...control }) => (
        <Flex gap="1.5">
          <Input
            {...control}
            id={id}
            ref={field.ref}
            name={field.name}
            type="date"
            dir="ltr"
            flex="1 1 8.5rem"
            size={size}
            max={LAST_DAY}
            value={date}
            onChange={(event) => type(event.target.value, time === '' ? defaultTime : time)}
            onBlur={onBlur}
          />
          <Input
            {...control}
            type="time"
            dir="ltr"
            flex="0 0 8rem"
            size={size}
            aria-label={timeLabel}
            value={time}
            onChange={(event) => type(date, event.target.value)}
            onBlur={onBlur}
          />
        </Flex>
      )}
    </FieldShell>
  )
}

/** Both parts as they are typed: one may be empty for a moment, and a time that was emptied comes back when it is left. */
function useParts(value: string, onChange: (value: string) => void, defaultTime: string) {
  const [draft, setDraft] = useState<{ date: string; time: string; value: string } | null>(null)
  const isTyped = draft !== null && draft.value === value
  const [date = '', time = ''] = isTyped ? [draft.date, draft.time] : value.split('T')
  return {
    date,
    time,
    type: (nextDate: string, nextTime: string): void => {
      const next = nextDate === '' ? '' : `${nextDate}T${nextTime === '' ? defaultTime : nextTime}`
      setDraft({ date: nextDate, time: nextTime, value: next })
      onChange(next)
    },
    leave: (): void => {
      if (date !== '') setDraft(null)
    },
  }
}
