/** One draft of several that pay a sum; amounts in minor units, days in ISO 8601. */
export interface PlannedDraft {
  amountMinor: number
  number: string
  bank: string
  dueDate: string
}

export interface DraftPlan {
  /** What they come to. */
  totalMinor: number
  count: number
  /** That of the first; the others follow on it. */
  firstNumber: string
  bank: string
  /** Of the first; the others are due on the same day of each month after. */
  firstDueDate: string
}

/**
 * Equal drafts, one a month; the last one takes what does not divide. Their numbers count up where the first ends in digits, and
 * are the same otherwise.
 */
export function planDrafts({ totalMinor, count, firstNumber, bank, firstDueDate }: DraftPlan): PlannedDraft[] {
  const share = Math.floor(totalMinor / count)
  return Array.from({ length: count }, (_, index) => ({
    amountMinor: index === count - 1 ? totalMinor - share * (count - 1) : share,
    number: numberAfter(firstNumber, index),
    bank,
    dueDate: monthsAfter(firstDueDate, index),
  }))
}

/** So many numbers later, with as many digits: `A-0009` is followed by `A-0010`. */
export function numberAfter(number: string, by: number): string {
  const [, lead = '', digits = ''] = /^(.*?)(\d{0,15})$/.exec(number) ?? []
  return digits === '' ? number : `${lead}${String(Number(digits) + by).padStart(digits.length, '0')}`
}

/** The same day so many months later, or the last one of a month that has fewer days. */
export function monthsAfter(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDay))).toISOString().slice(0, 10)
}
