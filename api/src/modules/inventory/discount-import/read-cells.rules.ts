import { readShortDay, readTime } from '@comptoir/contracts/typed-moment'
import { unguarded } from '../../../platform/export/csv.ts'

const MOMENT = /^(\S+?|\d{1,2}\s\d{1,2}\s\d{2,4})(?:[\sT,]+(\d{1,2}(?:[:h]\d{0,2})?)(?::\d{2})?)?$/

/** Characters of the longest moment, and some spaces: the time that the pattern takes grows with their square. */
const MOMENT_LENGTH = 40

/**
 * A day with or without a time of day as `YYYY-MM-DDTHH:mm`: day first, or as ISO 8601 writes it. Without a time it is
 * `time`. Null for what is none.
 */
export function readMoment(text: string, time: string): string | null {
  const typed = text.trim()
  if (typed.length > MOMENT_LENGTH) return null
  const [, day = '', clock] = MOMENT.exec(typed) ?? []
  const [date, hour] = [readShortDay(day), clock === undefined ? time : readTime(clock)]
  return date === null || hour === null ? null : `${date}T${hour}`
}

/** `12,5 %`, `12.5` or `12,5`; null for what is no number. */
export function readPercentage(text: string): number | null {
  const digits = text.replaceAll(/[\s%٪]/g, '').replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null
}

/** Text without what surrounds it, and without the apostrophe by which files of ours keep it from being calculated. */
export function readText(text: string): string {
  return unguarded(text.trim()).trim()
}
