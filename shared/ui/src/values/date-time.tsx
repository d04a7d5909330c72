import { formatDate, formatDateTime, formatTime, type Language } from '@comptoir/i18n'
import { chakra } from '../chakra.ts'
import { useLanguage } from '../frame/language.ts'

export interface DateTimeProps {
  /** An instant as `toISOString()` prints it; with `kind` date also a business date `YYYY-MM-DD`. */
  value: string
  kind?: 'dateTime' | 'date' | 'time'
  isLong?: boolean
  /** The zone of the point of sale; Tunis when left out. */
  timeZone?: string
  language?: Language
}

/** A moment in the reader's form, machine-readable behind it. */
export function DateTime({ value, kind = 'dateTime', isLong = false, timeZone, language }: DateTimeProps) {
  const readers = useLanguage()
  const shown = language ?? readers
  const style = isLong ? 'long' : 'short'
  const text = {
    date: () => formatDate(value, shown, { style, timeZone }),
    time: () => formatTime(value, timeZone),
    dateTime: () => formatDateTime(value, shown, timeZone, style),
  }[kind]()
  return (
    <chakra.time dateTime={value} unicodeBidi="isolate" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {text}
    </chakra.time>
  )
}
