import { searchText } from '@comptoir/contracts/search-text'

/** The shortest telephone numbers have eight; E.164 allows fifteen at most. */
const FEWEST = 8
const MOST = 15

/** The digits of what looks like a whole telephone number, in whichever digits and groups; null for anything else. */
export function phoneDigits(text: string): string | null {
  const digits = searchText(text).replaceAll(/[\s.()/-]/g, '')
  const [, number] = /^(?:\+|00)?(\d+)$/.exec(digits) ?? []
  return number !== undefined && number.length >= FEWEST && number.length <= MOST ? number : null
}

/** Whether two numbers are the same, one perhaps without its country. */
export function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [phoneDigits(one), phoneDigits(other)]
  return a !== null && b !== null && (a.endsWith(b) || b.endsWith(a))
}
