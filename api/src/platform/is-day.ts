const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/
/** Nothing that the product records lies outside; other years are slips of a keyboard or of a register's clock. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2999]

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const year = Number(text.slice(0, 4))
  if (!DAY.test(text) || year < FIRST_YEAR || year > LAST_YEAR) return false
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** Whether a text is a moment of such a day, with its zone. Computers know no leap second. */
export function isInstant(text: string): boolean {
  return INSTANT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}
