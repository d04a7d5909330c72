const BARE_DATE = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function aheadMs(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - instant
}

/** The instant at which clocks of the zone show this. A time that a change of clocks leaves out is the one an hour later. */
function fromClock(shown: string, timeZone: string): Date {
  const asUtc = Date.parse(`${shown}Z`)
  if (Number.isNaN(asUtc)) return new Date(Number.NaN)
  const guess = asUtc - aheadMs(asUtc, timeZone)
  return new Date(asUtc - aheadMs(guess, timeZone))
}

/**
 * Reads what crosses the wire as an instant: an RFC 3339 instant as it is, a bare `YYYY-MM-DD` as 00:00 in the company's
 * zone, and `YYYY-MM-DDTHH:mm`, which browsers give, as that time there. Anything else is an invalid date.
 */
export function instantIn(text: string, timeZone: string): Date {
  if (BARE_DATE.test(text)) return isCalendarDay(text) ? fromClock(`${text}T00:00`, timeZone) : new Date(Number.NaN)
  if (LOCAL.test(text)) return isCalendarDay(text.slice(0, 10)) ? fromClock(text, timeZone) : new Date(Number.NaN)
  return INSTANT.test(text) && isCalendarDay(text.slice(0, 10)) ? new Date(text) : new Date(Number.NaN)
}

/** `Date` reads 31 February as 3 March; a calendar has none. A year before 1000 is a slip, and the first cannot be stored. */
function isCalendarDay(date: string): boolean {
  if (date.startsWith('0')) return false
  const instant = new Date(`${date}T00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
}

/** What clocks of the zone show at an instant, as `YYYY-MM-DDTHH:mm`; empty for an invalid date. */
export function clockIn(instant: Date, timeZone: string): string {
  if (Number.isNaN(instant.getTime())) return ''
  return new Date(instant.getTime() + aheadMs(instant.getTime(), timeZone)).toISOString().slice(0, 16)
}
