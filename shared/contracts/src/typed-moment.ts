const DAY = /^(\d{1,2})[\s./-]?(\d{2}|\d)[\s./-]?(\d{4}|\d{2})$/
const SPLIT_DAY = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4}|\d{2})$/
const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const SHORT_YEAR = /^\d{6}$|[\s./]\d{2}$/
const TIME = /^(\d{1,2})(?:[\s:h.]?(\d{2}))?h?$/i
const CENTURY = 2000

/** A day as people type it, day first, as `YYYY-MM-DD`: `6/12/2026`, `06-12-2026`, `06122026`. Null for what is no day. */
export function readDay(text: string): string | null {
  const day = readShortDay(text)
  return day !== null && /\d{4}\s*$|^\s*\d{4}-/.test(text) && !SHORT_YEAR.test(text.trim()) ? day : null
}

/** The same with years of two digits, which may still become four while somebody types. */
export function readShortDay(text: string): string | null {
  const typed = text.trim()
  const [, isoYear, isoMonth, isoDay] = ISO_DAY.exec(typed) ?? []
  if (isoYear !== undefined) return calendarDay(Number(isoYear), Number(isoMonth), Number(isoDay))
  const [, day, month, year = ''] = SPLIT_DAY.exec(typed) ?? DAY.exec(typed) ?? []
  if (day === undefined) return null
  return calendarDay(year.length === 2 ? CENTURY + Number(year) : Number(year), Number(month), Number(day))
}

function calendarDay(year: number, month: number, day: number): string | null {
  const two = (part: number): string => String(part).padStart(2, '0')
  const iso = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  const instant = new Date(`${iso}T00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso) ? iso : null
}

/** A time of day as people type it, as `HH:mm`: `9`, `930`, `9:30`, `9h30`. Null for what is no time. */
export function readTime(text: string): string | null {
  const [, hour, minute = '00'] = TIME.exec(text.trim()) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}
