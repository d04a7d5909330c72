import type { ClosingKind } from '@comptoir/contracts/sales/fiscal-closings'
import { isDay } from '../../../platform/is-day.ts'

/** Characters of a period: `2026-11-22`, `2026-11`, `2026`. */
const LENGTHS: Readonly<Record<ClosingKind, number>> = { day: 10, month: 7, year: 4 }
const DAY_MS = 86_400_000

/** The period of that kind in which a day lies; of a month or year, the longer one in which it lies. */
export function periodOf(kind: ClosingKind, day: string): string {
  return day.slice(0, LENGTHS[kind])
}

/** Whether a text is a period of that kind, in the calendar. */
export function isPeriod(kind: ClosingKind, text: string): boolean {
  return text.length === LENGTHS[kind] && isDay(firstDayOf(text))
}

function firstDayOf(period: string): string {
  return `${period}-01-01`.slice(0, LENGTHS.day)
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, LENGTHS.day)
}

/** The period that follows. */
export function nextPeriod(kind: ClosingKind, period: string): string {
  const day = new Date(firstDayOf(period))
  if (kind === 'day') return dayOf(day.getTime() + DAY_MS)
  if (kind === 'month') day.setUTCMonth(day.getUTCMonth() + 1)
  else day.setUTCFullYear(day.getUTCFullYear() + 1)
  return periodOf(kind, dayOf(day.getTime()))
}

/** The last day of a period. */
export function lastDayOf(kind: ClosingKind, period: string): string {
  return dayOf(Date.parse(firstDayOf(nextPeriod(kind, period))) - DAY_MS)
}
