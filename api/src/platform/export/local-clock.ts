const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making one costs more than using it a thousand times, and an export shows many moments. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  // Swedish writes dates as ISO 8601 does.
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formatters.set(timeZone, formatter)
  return formatter
}

/** What clocks of the zone show at an instant, `YYYY-MM-DD HH:mm`; null for what is no instant. */
export function clockOf(instant: string, timeZone: string): string | null {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? null : formatterOf(timeZone).format(date)
}
