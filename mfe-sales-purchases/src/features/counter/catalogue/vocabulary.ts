import { isOneSlipAway } from './one-slip.ts'
import { beginAlike, soundOf } from './word-sounds.ts'

/** A word with fewer letters and a slip could be almost any other. */
const LEAST_DOUBTED = 4
/** Codes are no words: nobody means another one by them. */
const PUNCTUATED = /^[([«"]|[,;:.!?)\]»"]$/
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu
const LETTERS = /^\p{L}+$/u

/** The words of some lines, each with the numbers of the lines that have it, and what they sound like. */
export class Vocabulary {
  readonly #lines = new Map<string, number[]>()
  readonly #sounding = new Map<string, string[]>()

  constructor(lines: readonly string[]) {
    for (const [number, line] of lines.entries())
      for (const written of line.split(' ')) {
        const word = PUNCTUATED.test(written) ? written.replaceAll(AROUND, '') : written
        const having = this.#lines.get(word)
        if (having === undefined) {
          if (LETTERS.test(word)) this.#lines.set(word, [number])
        } else if (having.at(-1) !== number) having.push(number)
      }
    for (const word of this.#lines.keys()) {
      const sound = soundOf(word)
      const alike = this.#sounding.get(sound)
      if (alike) alike.push(word)
      else if (sound !== '') this.#sounding.set(sound, [word])
    }
  }

  /**
   * Lines with a word that sounds like this one, if what it sounds like has so many letters; with `isSure` one that begins
   * alike as well.
   */
  sounding(word: string, leastLetters: number, isSure = false): number[] {
    const sound = soundOf(word)
    const sounding = sound.length < leastLetters ? [] : (this.#sounding.get(sound) ?? [])
    const alike = isSure ? sounding.filter((each) => beginAlike(word, each)) : sounding
    return alike.flatMap((each) => this.#lines.get(each) ?? [])
  }

  /** Lines with a word of which this one is one slip away. */
  oneSlipFrom(word: string): number[] {
    if (word.length < LEAST_DOUBTED || !LETTERS.test(word)) return []
    const found: number[] = []
    for (const [each, numbers] of this.#lines) if (isOneSlipAway(word, each)) found.push(...numbers)
    return found
  }
}
