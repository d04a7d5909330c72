import { LANGUAGES, type LocaleLanguage } from './phrase-parity.ts'

/** A word that a language does not use for a thing, and the one that it uses. */
export interface Banned {
  language: LocaleLanguage
  word: string
  instead: string
}

/** What Arabic writes together with the word behind it: and, so; in, for, like; the. */
const ARABIC_BEFORE = '[وف]?[بلك]?(?:ال|ل)?'

const isLanguage = (name: string): name is LocaleLanguage => LANGUAGES.some((language) => language === name)

/** Reads the table of `docs/words.md`. Throws on a row that is not of its four columns. */
export function readBanned(page: string): Banned[] {
  const rows = page.split('\n').filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
  return rows.slice(1).flatMap((row) => {
    const cells = row.split('|').slice(1, -1)
    if (cells.length !== 4) throw new Error(`not a row of four columns: ${row}`)
    const [en = '', fr = '', ar = '', never = ''] = cells.map((cell) => cell.trim())
    const instead = { en, fr, ar }
    return never.split(';').flatMap((part) => {
      const [language = '', words = ''] = part.split(':').map((piece) => piece.trim())
      if (!isLanguage(language)) throw new Error(`neither en, fr nor ar: ${part}`)
      return words.split(',').map((word) => ({ language, word: word.trim(), instead: instead[language] }))
    })
  })
}

/** A Latin word as a whole, with a plural; an Arabic one with what is written before it. Abbreviations in their capitals only. */
function patternOf({ language, word }: Banned): RegExp {
  if (language === 'ar') return new RegExp(`(?<!\\p{L})${ARABIC_BEFORE}${word}`, 'u')
  return new RegExp(`(?<![\\p{L}-])${word}s?(?![\\p{L}-])`, word === word.toUpperCase() ? 'u' : 'iu')
}

/** Every phrase that uses such a word: where it is, and the word to use. `phrases` are by key; a key that ends in `labels.words` is what people search by. */
export function wordFaults(
  phrases: ReadonlyMap<string, string>,
  language: LocaleLanguage,
  banned: readonly Banned[],
  allowed: Readonly<Record<string, string>>,
): string[] {
  const own = banned.filter((each) => each.language === language)
  return [...phrases].flatMap(([key, text]) => {
    if (key.endsWith('labels.words') || allowed[key] !== undefined) return []
    return own
      .filter((each) => patternOf(each).test(text.replaceAll(/\{\{.*?\}\}/g, '')))
      .map(({ word, instead }) => `${key}: "${word}" is "${instead}" here`)
  })
}
