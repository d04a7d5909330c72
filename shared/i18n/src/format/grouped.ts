import { FALLBACK, type Language } from '../languages.ts'

const NARROW_SPACE = '\u202F'
const MINUS = '\u2212'

/** Digits of a whole number in groups of three, as the house writes them. */
export function groupDigits(digits: string, language: Language): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : NARROW_SPACE)
}

/** A number in a sentence, with all its decimals. Light: every page has it, public ones too. */
function written(value: number, language: Language): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.')
  const point = language === 'en' ? '.' : ','
  return `${value < 0 ? MINUS : ''}${groupDigits(whole, language)}${decimals === undefined ? '' : point + decimals}`
}

/** How every translation of the product finds and fills its phrases; React escapes what it shows. */
export const PHRASE_OPTIONS = {
  defaultNS: 'translation',
  fallbackNS: 'translation',
  interpolation: { escapeValue: false, alwaysFormat: true },
} as const

/**
 * Writes the numbers that i18next puts into phrases in the reader's language; with `alwaysFormat` it is asked for every value.
 * One whose name ends in `Number` numbers something and stays as it is; so does text.
 */
export const phraseNumbers = {
  type: 'formatter' as const,
  format: (
    value: string | number,
    _format?: string,
    language?: string,
    options?: { interpolationkey?: string },
  ): string => {
    if (typeof value !== 'number') return value
    if (options?.interpolationkey?.endsWith('Number') === true) return String(value)
    return written(value, language === 'en' ? language : FALLBACK)
  },
}
