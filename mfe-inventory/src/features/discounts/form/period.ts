import { discountStatus, type DiscountStatus } from '@comptoir/contracts/inventory/discounts'
import { clockIn } from '@comptoir/contracts/time'

export interface Span {
  unit: 'days' | 'hours' | 'minutes'
  count: number
}

/** What two dates mean at a moment: how far away they are, and how long they last. */
export interface Period {
  status: DiscountStatus
  untilStart: Span
  sinceStart: Span
  untilEnd: Span
  sinceEnd: Span
  length: Span
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Null while the dates are not those of a period. */
export function periodOf(start: Date, end: Date, now: Date, timeZone: string): Period | null {
  if (!(end.getTime() > start.getTime())) return null
  const between = (from: Date, to: Date): Span => distance(clockOf(from, timeZone), clockOf(to, timeZone))
  return {
    status: discountStatus({ startDate: start.toISOString(), endDate: end.toISOString() }, now),
    untilStart: between(now, start),
    sinceStart: between(start, now),
    untilEnd: between(now, end),
    sinceEnd: between(end, now),
    length: lengthOf(clockOf(end, timeZone) - clockOf(start, timeZone)),
  }
}

/** What clocks show, as a number: days on it have 24 hours, whatever summer time does. */
function clockOf(instant: Date, timeZone: string): number {
  return Date.parse(`${clockIn(instant, timeZone)}Z`)
}

/** From a day on, as a calendar counts: from Saturday noon, Monday morning is two days away. */
function distance(from: number, to: number): Span {
  if (to - from < DAY) return short(to - from)
  return { unit: 'days', count: Math.floor(to / DAY) - Math.floor(from / DAY) }
}

/** A day lasts until its last minute: from 00:00 to 23:59 is one. */
function lengthOf(length: number): Span {
  if (length + MINUTE < DAY) return short(length)
  return { unit: 'days', count: Math.ceil((length - MINUTE) / DAY) }
}

function short(length: number): Span {
  if (length < HOUR) return { unit: 'minutes', count: Math.max(1, Math.round(length / MINUTE)) }
  return { unit: 'hours', count: Math.round(length / HOUR) }
}
