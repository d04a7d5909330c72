import { containing } from './http/list.ts'
import { searchWords } from './search-text.ts'

/** A shorter word with a slip in it could be almost any other. */
const LEAST_LETTERS = 4
/** Words of a search in which a typo is looked for; the rest must match as typed. */
const MOST_WORDS = 4
const LETTERS = /^\p{L}+$/u
/** Three letters in a row: what the index of trigrams needs to find anything. */
const INDEXED = /[^%_]{3}/u

/** A word as it would be with one slip of the keyboard less: a letter changed, left out, too many, or two swapped. `_` is any letter. */
function oneSlipAway(word: string): string[] {
  const letters = [...word]
  return letters.flatMap((letter, index) => {
    const before = letters.slice(0, index).join('')
    const after = letters.slice(index + 1).join('')
    const next = letters[index + 1]
    return [
      `${before}_${after}`,
      `${before}${after}`,
      ...(index > 0 ? [`${before}_${letter}${after}`] : []),
      ...(next === undefined ? [] : [`${before}${next}${letter}${letters.slice(index + 2).join('')}`]),
    ]
  })
}

/**
 * For each word of a search the patterns for LIKE by which it is found in spite of one slip: the word itself, and, where
 * it has letters only and enough of them, what is one slip away. Null when no word can be meant otherwise than typed.
 */
export function spellings(text: string): string[][] | null {
  const words = searchWords(text)
  const doubted = new Set(
    words.filter((word) => LETTERS.test(word) && [...word].length >= LEAST_LETTERS).slice(0, MOST_WORDS),
  )
  if (doubted.size === 0) return null
  return words.map((word) => {
    const others = doubted.has(word) ? oneSlipAway(word).filter((pattern) => INDEXED.test(pattern)) : []
    return [...new Set([containing(word), ...others.map((pattern) => `%${pattern}%`)])]
  })
}
