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

/** The day of an instant in a time zone, `YYYY-MM-DD`. */
export function businessDateOf(instant: Date, timeZone: string): string {
  return dayFormat(timeZone).format(instant)
}
