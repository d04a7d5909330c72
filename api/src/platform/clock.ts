/** The only source of now: tests hand in another. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than using it a hundred times. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, known)
  return known
}

/** The day of an instant in a time zone, `YYYY-MM-DD`; before the year 1000, when there were no zones, that of UTC. */
export function businessDateOf(instant: Date, timeZone: string): string {
  if (instant.getUTCFullYear() < 1000) return instant.toISOString().slice(0, 'YYYY-MM-DD'.length)
  return dayFormat(timeZone).format(instant)
}

const SECOND_MS = 1000
const DAY_SECONDS = 24 * 60 * 60
/** No zone is further from UTC, in seconds. */
const FARTHEST_SECONDS = 26 * 60 * 60

/** The first second of a day, `YYYY-MM-DD`, in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const middle = Date.parse(`${day}T00:00:00Z`)
  const at = (seconds: number): Date => new Date(middle + seconds * SECOND_MS)
  let [before, reached] = [-FARTHEST_SECONDS, FARTHEST_SECONDS]
  while (reached - before > 1) {
    const half = Math.floor((before + reached) / 2)
    if (businessDateOf(at(half), timeZone) < day) before = half
    else reached = half
  }
  return at(reached)
}

/** The next day of the calendar, `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_SECONDS * SECOND_MS)
  return next.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** Whether the time zone database knows a name, as `Africa/Tunis`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
