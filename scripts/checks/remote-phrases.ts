import { readDeclared } from '@comptoir/build/declaration'
import { allPhrases, labelKeys } from '@comptoir/build/phrases'
import { flattenLocale, LANGUAGES, type Phrases } from './phrase-parity.ts'

/** The phrases of the remote in a folder, those of its features among them under the features' names. */
export function phrasesOf(folder: string): Phrases {
  const [en, fr, ar] = LANGUAGES.map((language) => {
    // What contracts say is held to the same where it is written.
    const { error: _error, ...own } = allPhrases(folder, language)
    return new Map(flattenLocale(own))
  })
  if (!en || !fr || !ar) throw new Error(`${folder} lacks a language`)
  return { en, fr, ar }
}

/** The phrases that its features declare for the shell. */
export function labelsOf(folder: string): string[] {
  return [...labelKeys(readDeclared(folder).remote)]
}
