import { type Currency, exponentOf } from '@comptoir/money'

/** Bank notes in whole units. Dinars: 5, 10, 20 and 50; elsewhere the common small ones. */
const NOTES: Partial<Record<Currency, readonly number[]>> = {
  TND: [5, 10, 20, 50],
  GBP: [5, 10, 20, 50],
  USD: [5, 10, 20, 50, 100],
}
const OTHER_NOTES: readonly number[] = [5, 10, 20, 50, 100]
const MOST_SHORTCUTS = 4

/**
 * What a customer is likely to hand over: for each note the next amount above the total that it makes up alone, in
 * minor units, ascending. 63,110 gives 65, 70, 80 and 100. The exact total is not among them: it has its own button.
 */
export function noteAmounts(totalMinor: number, currency: Currency): number[] {
  if (totalMinor <= 0) return []
  const unit = 10 ** exponentOf(currency)
  const amounts = (NOTES[currency] ?? OTHER_NOTES).map((note) => Math.ceil(totalMinor / (note * unit)) * note * unit)
  const distinct = [...new Set(amounts)].filter((amount) => amount !== totalMinor)
  return distinct.sort((one, other) => one - other).slice(0, MOST_SHORTCUTS)
}
