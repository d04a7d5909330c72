/** How the cells of one style show their numbers, as far as their text depends on it. */
export type NumberKind = { kind: 'plain' } | { kind: 'percent' } | { kind: 'date' } | { kind: 'padded'; digits: number }

const PLAIN: NumberKind = { kind: 'plain' }
/** Formats that every workbook knows by number without declaring them. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)
const BUILT_IN_PERCENT: readonly number[] = [9, 10]

/**
 * What a number format makes of numbers.
 *
 * @param id its number in the workbook
 * @param code what the workbook declares for it, if anything
 */
export function numberKind(id: number, code: string | undefined): NumberKind {
  if (code === undefined) {
    if (isBuiltInDate(id)) return { kind: 'date' }
    return BUILT_IN_PERCENT.includes(id) ? { kind: 'percent' } : PLAIN
  }
  // Of positive numbers, without what is shown as it stands: quoted, escaped, or in brackets, as colours and currencies.
  const bare = (code.split(';')[0] ?? '').replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '')
  if (bare.includes('%')) return { kind: 'percent' }
  if (/^0{2,}$/.test(bare)) return { kind: 'padded', digits: bare.length }
  return /[ymdhs]/i.test(bare) && !/general/i.test(bare) ? { kind: 'date' } : PLAIN
}

/** As many digits as a spreadsheet shows; what a double has beyond them is noise. */
const SIGNIFICANT = 15

/** A stored number in plain digits, without noise or exponent: `19.989999999999998` is `19.99`, `6.19E+12` all of its digits. */
export function plainNumber(stored: string): string {
  if (/^-?\d+$/.test(stored)) return stored
  const value = Number(stored)
  if (stored === '' || !Number.isFinite(value)) return stored
  const [mantissa = '', exponent = '0'] = value.toExponential(SIGNIFICANT - 1).split('e')
  const sign = mantissa.startsWith('-') ? '-' : ''
  const digits = mantissa.replace('-', '').replace('.', '')
  const point = Number(exponent) + 1
  const padded = point > 0 ? digits.padEnd(point, '0') : `${'0'.repeat(1 - point)}${digits}`
  const whole = padded.slice(0, Math.max(point, 1))
  const fraction = padded.slice(Math.max(point, 1)).replace(/0+$/, '')
  const text = fraction === '' ? whole : `${whole}.${fraction}`
  return /^[0.]*$/.test(text) ? '0' : sign + text
}

const DAY_MS = 86_400_000
const SECOND_MS = 1000
/** Day 0 of spreadsheets, which count a 29 February 1900; day 0 of those that began on old Macintoshes. */
const DAY_ZERO = { windows: Date.UTC(1899, 11, 30), macintosh: Date.UTC(1904, 0, 1) } as const
const LAST_DAY = 2_958_465

function dateText(value: number, epoch: keyof typeof DAY_ZERO): string {
  const seconds = Math.round((value * DAY_MS) / SECOND_MS)
  const text = new Date(DAY_ZERO[epoch] + seconds * SECOND_MS).toISOString()
  if (value < 1) return text.slice(11, 19)
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`
}

/** The text of a numeric cell: `2026-05-04` of a date, `19%` of 0.19 shown as a percentage, `00123` of 123 shown with five digits. */
export function numberText(stored: string, style: NumberKind, epoch: keyof typeof DAY_ZERO): string {
  const value = Number(stored)
  if (!Number.isFinite(value)) return stored
  switch (style.kind) {
    case 'percent':
      return `${plainNumber(String(value * 100))}%`
    case 'padded':
      return plainNumber(stored).padStart(style.digits, '0')
    case 'date':
      return value >= 0 && value <= LAST_DAY ? dateText(value, epoch) : plainNumber(stored)
    case 'plain':
      return plainNumber(stored)
  }
}
