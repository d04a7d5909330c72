import { TextLines, wordsOf } from './text-lines.ts'
import { respelt } from './respelt.ts'
import { searchText } from '@comptoir/contracts/search-text'
import { Vocabulary } from './vocabulary.ts'

/** Numbers of lines, best first, and whether they were only found by sound or with a slip: they may not be what is meant. */
export interface Found {
  lines: readonly number[]
  isGuess: boolean
}

interface TypedWord {
  word: string
  lines: readonly number[]
}

/** A shorter sound is that of too many words to follow what was found. */
const SURE_SOUND = 3
const ANY_SOUND = 1

/**
 * Finds lines by what somebody types: those that begin so, then those with words that begin so, then those that have the
 * letters anywhere, then those with words that sound alike, for names are written in three scripts. Where there are none,
 * words may be spelt in another way, sound the same, or have a slip in them. Lines come folded, in the order in which equal ones are shown.
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
    const found = this.#written(searchText(text), words, limit)
    for (const spelling of found.size === 0 ? respelt(words) : []) {
      if (found.size === 0) addUpTo(found, this.#written(spelling.join(' '), spelling, limit), limit)
    }
    if (found.size === 0) return this.#heard(words, limit)
    if (found.size < limit) addUpTo(found, this.#alike(this.#asTyped(words), SURE_SOUND), limit)
    return { lines: [...found], isGuess: false }
  }

  #written(text: string, words: readonly string[], limit: number): Set<number> {
    const found = new Set<number>()
    const direct = [this.#text.beginningWith(text), this.#text.withWords(words), this.#text.withTexts(words)]
    for (const lines of direct) addUpTo(found, lines, limit)
    return found
  }

  /** Prepares what only guesses need, so that the first of them is as quick as the others. */
  prepare(): void {
    this.#vocabulary ??= new Vocabulary(this.#lines)
  }

  /**
   * What sounds the same is what is meant, whatever the script, where nothing else may be, or where it is all there is. Else
   * it is guessed: a slip of a key is likelier than another spelling, and that than both at once.
   */
  #heard(words: readonly string[], limit: number): Found {
    const typed = this.#asTyped(words)
    const slipped = this.#slipped(typed, 0)
    const same = this.#alike(typed, words.length > 1 ? ANY_SOUND : SURE_SOUND, true)
    if (same.length > 0 && isWithin(slipped, same)) return { lines: same.slice(0, limit), isGuess: false }
    const alike = this.#alike(typed, ANY_SOUND)
    if (alike.length === 1 && isWithin(slipped, alike)) return { lines: alike.slice(0, limit), isGuess: false }
    const found = new Set<number>()
    addUpTo(found, slipped, limit)
    addUpTo(found, alike, limit)
    if (found.size < limit) addUpTo(found, this.#slipped(typed, ANY_SOUND), limit)
    return { lines: [...found], isGuess: found.size > 0 }
  }

  /** Words with the lines that have each as it is. */
  #asTyped(words: readonly string[]): TypedWord[] {
    return words.map((word) => ({ word, lines: [...this.#text.withWords([word])] }))
  }

  /** Each word as it is, or another one that sounds so. */
  #alike(typed: readonly TypedWord[], leastLetters: number, isSure = false): number[] {
    return inAll(typed.map(({ word, lines }) => [...lines, ...this.#words().sounding(word, leastLetters, isSure)]))
  }

  /** Each word as it is or with a slip in it; where a number of letters is given, also one that sounds so. */
  #slipped(typed: readonly TypedWord[], leastLetters: number): number[] {
    const vocabulary = this.#words()
    return inAll(
      typed.map(({ word, lines }) => [
        ...lines,
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

function isWithin(some: readonly number[], all: readonly number[]): boolean {
  const known = new Set(all)
  return some.every((each) => known.has(each))
}

/** The numbers that are in each of some lists, from the lowest. */
function inAll(lists: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = lists.map((list) => new Set(list))
  return [...first].filter((line) => others.every((other) => other.has(line))).sort((a, b) => a - b)
}
