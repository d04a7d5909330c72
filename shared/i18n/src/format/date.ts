import { localeOf, type Language } from '../languages.ts'

/** One zone all year, without summer time; a company may name another. */
export const DEFAULT_TIME_ZONE = 'Africa/Tunis'

/** Months as Tunisia names them; other Arabic locales, and engines with trimmed data, say يناير. */
const ARABIC_MONTHS = [
  'جانفي',
  'فيفري',
  'مارس',
  'أفريل',
  'ماي',
  'جوان',
  'جويلية',
  'أوت',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
]

const AT: Record<Language, string> = { en: ' at ', fr: ' à ', ar: ' على الساعة ' }

/** In figures, or with the month in words. */
export type DateStyle = 'short' | 'long'
/** How a day is written; the zone counts for instants only. */
export interface DateOptions {
  style?: DateStyle | undefined
  timeZone?: string | undefined
}

/**
 * A day: `05/01/2026`, or long `5 janvier 2026`, always day, month, year. Takes a business date (`YYYY-MM-DD`, shown as
 * it is, whatever the zone) or an instant (the day it falls on in `timeZone`). Refuses anything else with a RangeError.
 */
export function formatDate(value: string, language: Language, options: DateOptions = {}): string {
  const isBusinessDate = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const parts = partsOf(value, isBusinessDate ? 'UTC' : (options.timeZone ?? DEFAULT_TIME_ZONE))
  if (options.style !== 'long') return `${parts.day}/${parts.month}/${parts.year}`
  return `${Number(parts.day)} ${monthName(Number(parts.month), language)} ${parts.year}`
}

/** The time of day of an instant in a zone, on 24 hours: `15:07`. */
export function formatTime(instant: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  const parts = partsOf(instant, timeZone)
  return `${parts.hour}:${parts.minute}`
}

/** Day and time of an instant: `05/01/2026 15:07`, or long `5 janvier 2026 à 15:07`. */
export function formatDateTime(
  instant: string,
  language: Language,
  timeZone: string = DEFAULT_TIME_ZONE,
  style: DateStyle = 'short',
): string {
  const between = style === 'long' ? AT[language] : ' '
  return `${formatDate(instant, language, { style, timeZone })}${between}${formatTime(instant, timeZone)}`
}

function monthName(month: number, language: Language): string {
  if (language === 'ar') return ARABIC_MONTHS[month - 1] ?? ''
  const formatter = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' })
  return formatter.format(Date.UTC(2026, month - 1, 15))
}

interface DateParts {
  year: string
  month: string
  day: string
  hour: string
  minute: string
}

function partsOf(value: string, timeZone: string): DateParts {
  const parts = formatterOf(timeZone).formatToParts(new Date(value))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') }
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making one costs more than using it a thousand times, and a list shows many dates. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formatters.set(timeZone, formatter)
  return formatter
}
