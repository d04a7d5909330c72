import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Flex } from '../chakra.ts'
import { DayInput } from './day-input.tsx'
import { type FieldProps, shellProps, useFormField } from './field-props.ts'
import { FieldShell } from './field-shell.tsx'
import { TimeInput } from './time-input.tsx'

export interface DateTimeFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Taken when a day is chosen and no time: `00:00` for a start, `23:59` for an end; may depend on the day. */
  defaultTime: string | ((day: string) => string)
  /** Name of the time input, which is next to the date under one label. */
  timeLabel: string
  size?: 'md' | 'lg' | 'xl'
}

/** A day and a time of day as `YYYY-MM-DDTHH:mm`, on clocks of a zone that the form knows; empty while there is no day. */
export function DateTimeField<Values extends FieldValues>(props: DateTimeFieldProps<Values>) {
  const { defaultTime, timeLabel, size = 'lg' } = props
  const timeOf = (day: string): string => (typeof defaultTime === 'string' ? defaultTime : defaultTime(day))
  const field = useFormField(props)
  const value = typeof field.value === 'string' ? field.value : ''
  const { date, time, type, leave } = useParts(value, field.onChange, timeOf)
  const onBlur = (): void => {
    leave()
    field.onBlur()
  }
  return (
    <FieldShell {...shellProps(props)} error={field.error}>
      {({ id, ...control }) => (
        <Flex gap="1.5">
          <DayInput
            {...control}
            id={id}
            ref={field.ref}
            name={field.name}
            flex="1 1 9.5rem"
            size={size}
            value={date}
            onChange={(day) => type(day, time === '' && day !== '' ? timeOf(day) : time)}
            onBlur={onBlur}
          />
          <TimeInput
            {...control}
            flex="0 0 5.5rem"
            size={size}
            aria-label={timeLabel}
            value={time}
            onChange={(next) => type(date, next)}
            onBlur={onBlur}
          />
        </Flex>
      )}
    </FieldShell>
  )
}

/** Both parts as they are typed: one may be empty for a moment, and a time that was emptied comes back when it is left. */
function useParts(value: string, onChange: (value: string) => void, timeOf: (day: string) => string) {
  const [draft, setDraft] = useState<{ date: string; time: string; value: string } | null>(null)
  const isTyped = draft !== null && draft.value === value
  const [date = '', time = ''] = isTyped ? [draft.date, draft.time] : value.split('T')
  return {
    date,
    time,
    type: (nextDate: string, nextTime: string): void => {
      const next = nextDate === '' ? '' : `${nextDate}T${nextTime === '' ? timeOf(nextDate) : nextTime}`
      setDraft({ date: nextDate, time: nextTime, value: next })
      onChange(next)
    },
    leave: (): void => {
      if (date !== '') setDraft(null)
    },
  }
}
