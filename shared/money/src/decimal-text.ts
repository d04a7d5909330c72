import { checkedInteger, powerOfTen } from './integers.ts'

// An integer part, plain or in groups of three with one kind of space, then at most one separator with digits behind it.
const DECIMAL = /^([-\u2212])?(\d+|\d{1,3}([ \u00A0\u202F])\d{3}(?:\3\d{3})*)(?:[.,](\d+))?$/

/**
 * Reads what a person typed, such as `1 234,5` or `1234.500`, as an integer scaled by `decimals` (3 → 1234500).
 * Point and comma both mark decimals; groups of three may be set apart by one kind of space (plain, U+00A0, U+202F).
 * Returns null for anything else: two separators, more decimals than allowed, an empty side, 2^53 and beyond. It never
 * guesses that a separator might mean thousands.
 */
export function parseDecimal(text: string, decimals: number): number | null {
  const match = DECIMAL.exec(text.trim())
  if (match === null) return null
  const [, minus, whole = '', , fraction = ''] = match
  if (fraction.length > decimals) return null
  const scaled = Number(whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0'))
  if (!Number.isSafeInteger(scaled)) return null
  return minus === undefined ? scaled : 0 - scaled
}

/**
 * Writes an integer scaled by `decimals` as plain text with a point and all its decimals: (1234500, 3) → `1234.500`.
 * For machines and fields, not for display; {@link parseDecimal} reads it back. Refuses what is no safe integer.
 */
export function formatDecimal(integer: number, decimals: number): string {
  powerOfTen(decimals)
  const digits = String(Math.abs(checkedInteger(integer, 'decimal'))).padStart(decimals + 1, '0')
  const sign = integer < 0 ? '-' : ''
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
