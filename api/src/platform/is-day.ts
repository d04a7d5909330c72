const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/
/** Nothing that the product records lies outside; other years are slips of a keyboard or of a register's clock. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2999]

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return year >= FIRST_YEAR && year <= LAST_YEAR && isDayOfAnyYear(text)
}

function isDayOfAnyYear(text: string): boolean {
  if (!DAY.test(text)) return false
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** Whether a text is a moment of such a day, with its zone. Computers know no leap second. */
export function isInstant(text: string): boolean {
  return INSTANT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}

const FIRST_INSTANT = Date.parse('0001-01-01T00:00:00Z')
const LAST_INSTANT = Date.parse('9999-12-30T23:59:59.999Z')

/** The same for what a clock that is far off has written down: any moment whose day has four digits in every zone's year. */
export function isInstantOfAnyYear(text: string): boolean {
  const at = INSTANT.test(text) && isDayOfAnyYear(text.slice(0, 10)) ? Date.parse(text) : Number.NaN
  return at >= FIRST_INSTANT && at <= LAST_INSTANT
}
