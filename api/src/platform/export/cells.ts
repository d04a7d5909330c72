import { phrase } from '@comptoir/i18n'
import { decimalFromMinor, exponentOf, isCurrency } from '@comptoir/money'
import { EXPORT_WORDS } from './export-words.ts'
import type { Reader } from './list-export.ts'

/** From here on a number no longer names every amount: a total of this size is shown as near as a number comes. */
const EXACT_MINOR = 10 ** 15

/** An amount of a document in its own currency, as a cell of money has it; what is not told stays nothing. */
export function amountCell(amountMinor: number | null, currency: string): number | null {
  if (amountMinor === null) return null
  if (!isCurrency(currency)) throw new Error(`No such currency: ${currency}`)
  if (Math.abs(amountMinor) >= EXACT_MINOR) return amountMinor / 10 ** exponentOf(currency)
  return decimalFromMinor(amountMinor, currency)
}

/** Amounts of other currencies than that of the row, each with its code; null for none. */
export function foreignCell(amounts: readonly { currency: string; amountMinor: number | null }[]): string | null {
  const texts = amounts.flatMap(({ currency, amountMinor }) => {
    if (amountMinor === null || !isCurrency(currency)) return []
    return [`${(amountMinor / 10 ** exponentOf(currency)).toFixed(exponentOf(currency))} ${currency}`]
  })
  return texts.length === 0 ? null : texts.join(', ')
}

/** A flag in words. */
export function flagCell(flag: boolean, { language }: Pick<Reader, 'language'>): string {
  return EXPORT_WORDS[flag ? 'yes' : 'no'][language]
}

/** Whether a row is in use, as lists say it. */
export function activityCell(isActive: boolean, { language }: Pick<Reader, 'language'>): string {
  return phrase(language, isActive ? 'common.active' : 'common.inactive')
}
