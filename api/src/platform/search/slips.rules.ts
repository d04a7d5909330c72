/** A shorter word with a slip in it could be almost any other. */
const LEAST_LETTERS = 4
/** Each letter is a few patterns more to look up; what is longer is no word. */
const MOST_LETTERS = 20
const LETTERS = /^\p{L}+$/u
/** What is left of a shorter word with a slip in it stands within too many others: it is a word or begins one. */
const LEAST_WITHIN = 6
const ARABIC = /^\p{Script=Arabic}/u
/** Arabic words are written together with it. */
const ARTICLE = 'ال'

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
 * The patterns for LIKE that find a word which is one slip away from the one typed, or begins so; of a longer one also a
 * word that holds it. None where the typed word cannot be meant otherwise: it holds more than letters, or too few or too
 * many of them.
 */
export function slipsOf(word: string): string[] {
  const { length } = [...word]
  if (!LETTERS.test(word) || length < LEAST_LETTERS || length > MOST_LETTERS) return []
  const slips = [...new Set(oneSlipAway(word))]
  if (length >= LEAST_WITHIN) return slips.map((slip) => `%${slip}%`)
  return slips.flatMap((slip) => [`${slip}%`, ...(ARABIC.test(word) ? [`${ARTICLE}${slip}%`] : [])])
}
