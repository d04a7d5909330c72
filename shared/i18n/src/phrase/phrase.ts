import { localeOf, type Language } from '../languages.ts'
import { writeParam } from './phrase-params.ts'
import type { PhraseParams, PhraseTree } from './phrase-types.ts'
import { translation } from '../translation/translation.ts'

/**
 * The phrase of a dotted key of `translation()` (`common.save`), for those who have no i18next. A
 * numeric `count` chooses the plural form. An unknown key is given back as it is.
 */
export function phrase(language: Language, key: string, params: PhraseParams = {}): string {
  const phrases = flatPhrases(language)
  const text = phrases.get(pluralKey(language, key, params['count'])) ?? phrases.get(key)
  if (text === undefined) return key
  return writePhrase(language, text, params)
}

/** A phrase with its parameters written in the language; one that is missing shows as an ellipsis. */
export function writePhrase(language: Language, text: string, params: PhraseParams): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => writeParam(language, name, params))
}

function pluralKey(language: Language, key: string, count: unknown): string {
  return typeof count === 'number' ? `${key}_${new Intl.PluralRules(localeOf(language)).select(count)}` : key
}

const flattened = new Map<Language, Map<string, string>>()

function flatPhrases(language: Language): Map<string, string> {
  const known = flattened.get(language)
  if (known) return known
  const phrases = new Map(flatten(translation(language)))
  flattened.set(language, phrases)
  return phrases
}

/** A tree of phrases as pairs of dotted key and text. */
export function flatten(tree: PhraseTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )
}
