import { searchText } from '@comptoir/contracts/search-text'

/** A search has no more words than these; what else was typed is left out, as on the server. */
const MOST_WORDS = 8

/** The words that a text asks for, folded, each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(searchText(text).split(' '))].filter(Boolean).slice(0, MOST_WORDS)
}

/**
 * Lines of folded words, searched as one long text: at a hundred thousand names that takes a few milliseconds and no
 * preparation, where an index of words takes seconds to build. Lines are named by their numbers.
 */
export class TextLines {
  readonly #lines: readonly string[]
  readonly #text: string
  /** Where each line begins, and where the text ends. */
  readonly #starts: Int32Array

  constructor(lines: readonly string[]) {
    this.#lines = lines
    this.#starts = new Int32Array(lines.length + 1)
    let length = 0
    for (const [number, line] of lines.entries()) {
      this.#starts[number] = length
      // Two signs before it, a space behind it.
      length += line.length + 3
    }
    this.#starts[lines.length] = length
    this.#text = lines.length === 0 ? '' : `\n ${lines.join(' \n ')} `
  }

  /** Lines that begin with a text, in their order. */
  beginningWith(text: string): Generator<number> {
    return this.#having(`\n ${text}`)
  }

  /** Lines that have each of the words as the beginning of one. */
  withWords(words: readonly string[]): Generator<number> {
    return this.#withAll(words.map((word) => ` ${word}`))
  }

  /** Lines that have each of the texts anywhere. */
  withTexts(texts: readonly string[]): Generator<number> {
    return this.#withAll(texts)
  }

  *#withAll(needles: readonly string[]): Generator<number> {
    const [lead, ...others] = needles.toSorted((a, b) => b.length - a.length)
    if (lead === undefined) return
    for (const number of this.#having(lead)) {
      const line = ` ${this.#lines[number] ?? ''}`
      if (others.every((needle) => line.includes(needle))) yield number
    }
  }

  *#having(needle: string): Generator<number> {
    let at = this.#text.indexOf(needle)
    while (at !== -1) {
      const number = this.#lineAt(at)
      yield number
      at = this.#text.indexOf(needle, this.#starts[number + 1])
    }
  }

  /** The number of the line in which a place of the text is. */
  #lineAt(place: number): number {
    let [low, high] = [0, this.#lines.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.#starts[middle] ?? 0) <= place) low = middle
      else high = middle
    }
    return low
  }
}
