import { useCallback } from 'react'
import { clockIn } from '@comptoir/contracts/time'
import { formatDate, localeOf, serverNow, useLanguage, type Language } from '@comptoir/platform'
import { useTimeZone } from './use-time-zone.ts'

/** A day in as few signs as it takes: `30 Nov`, `30 nov.`; its year only when it is not the present one. */
export function shortDay(instant: string, language: Language, timeZone: string, now: Date): string {
  const long = formatDate(instant, language, { style: 'long', timeZone })
  const [day = '', , year = ''] = long.split(' ')
  const month = language === 'ar' ? (long.split(' ')[1] ?? '') : monthOf(instant, language, timeZone)
  const isThisYear = clockIn(now, timeZone).startsWith(year)
  return [day, month, ...(isThisYear ? [] : [year])].join(' ')
}

/** Arabic names of months are those of Tunisia, which `formatDate` knows and engines do not. */
function monthOf(instant: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone }).format(new Date(instant))
}

export function useDay(): (instant: string) => string {
  const language = useLanguage()
  const timeZone = useTimeZone()
  return useCallback((instant) => shortDay(instant, language, timeZone, new Date(serverNow())), [language, timeZone])
}
