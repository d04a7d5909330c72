import { TextLines, wordsOf } from './text-lines.ts'
import { searchText } from '@comptoir/contracts/search-text'
import { Vocabulary } from './vocabulary.ts'

/** Numbers of lines, best first, and whether they were only found by sound or with a slip: they may not be what is meant. */
export interface Found {
  lines: readonly number[]
  isGuess: boolean
}

/** A shorter sound is that of too many words to follow what was found. */
const SURE_SOUND = 3
const ANY_SOUND = 1

/**
 * Finds lines by what somebody types: those that begin so, then those with words that begin so, then those that have the
 * letters anywhere, then those with words that sound alike, for names are written in three scripts. Where there are none,
 * a word may also have a slip in it. Lines come folded, in the order in which equal ones are shown.
 */
export class NameSearch {
  readonly #lines: readonly string[]
  readonly #text: TextLines
  #vocabulary: Vocabulary | null = null

  constructor(lines: readonly string[]) {
    this.#lines = lines
    this.#text = new TextLines(lines)
  }

  find(text: string, limit: number): Found {
    const words = wordsOf(text)
    if (words.length === 0) return { lines: [], isGuess: false }
    const found = new Set<number>()
    const direct = [
      this.#text.beginningWith(searchText(text)),
      this.#text.withWords(words),
      this.#text.withTexts(words),
    ]
    for (const lines of direct) addUpTo(found, lines, limit)
    if (found.size === 0) return this.#guessed(words, limit)
    if (found.size < limit) addUpTo(found, this.#alike(words, SURE_SOUND), limit)
    return { lines: [...found], isGuess: false }
  }

  /** Prepares what only guesses need, so that the first of them is as quick as the others. */
  prepare(): void {
    this.#vocabulary ??= new Vocabulary(this.#lines)
  }

  /** A slip of a key is likelier than another spelling, and that than both at once. */
  #guessed(words: readonly string[], limit: number): Found {
    const found = new Set<number>()
    addUpTo(found, this.#slipped(words, 0), limit)
    addUpTo(found, this.#alike(words, ANY_SOUND), limit)
    if (found.size < limit) addUpTo(found, this.#slipped(words, ANY_SOUND), limit)
    return { lines: [...found], isGuess: found.size > 0 }
  }

  /** Each word as it is, or another one that sounds so. */
  #alike(words: readonly string[], leastLetters: number): number[] {
    return inAll(words.map((word) => [...this.#text.withWords([word]), ...this.#words().sounding(word, leastLetters)]))
  }

  /** Each word as it is or with a slip in it; where a number of letters is given, also one that sounds so. */
  #slipped(words: readonly string[], leastLetters: number): number[] {
    const vocabulary = this.#words()
    return inAll(
      words.map((word) => [
        ...this.#text.withWords([word]),
        ...vocabulary.oneSlipFrom(word),
        ...(leastLetters === 0 ? [] : vocabulary.sounding(word, leastLetters)),
      ]),
    )
  }

  #words(): Vocabulary {
    this.#vocabulary ??= new Vocabulary(this.#lines)
    return this.#vocabulary
  }
}

function addUpTo(found: Set<number>, lines: Iterable<number>, limit: number): void {
  for (const line of lines) {
    if (found.size >= limit) return
    found.add(line)
  }
}

/** The numbers that are in each of some lists, from the lowest. */
function inAll(lists: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = lists.map((list) => new Set(list))
  return [...first].filter((line) => others.every((other) => other.has(line))).sort((a, b) => a - b)
}
