import { searchText } from '@comptoir/contracts/search-text'

const YES = ['1', 'true', 'vrai', 'x', 'o', 'y']
const NO = ['0', 'false', 'faux', 'n', '-']
const saidIn = (words: readonly string[]): Set<string> => new Set(words.map(searchText))

/** Reads a flag as our own files write it in any language, or as other programs do; null for anything else. */
export function flagReader(words: readonly [yes: readonly string[], no: readonly string[]]) {
  const [yes, no] = [saidIn([...words[0], ...YES]), saidIn([...words[1], ...NO])]
  return (text: string): boolean | null => {
    const word = searchText(text)
    if (yes.has(word)) return true
    return no.has(word) ? false : null
  }
}

const LOOSE = /^\s|\s$|\s\s|[^\S ]/

/** The same text but for its white space, which cells do not keep. */
export function squeezed(text: string): string {
  // Nearly all cells are as they should be: looking is cheaper than writing them anew.
  return LOOSE.test(text) ? text.replaceAll(/\s+/g, ' ').trim() : text
}
