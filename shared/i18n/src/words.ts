import { wordsOf } from '@comptoir/contracts/words'
import { LANGUAGES, type Language } from './languages.ts'
import type { PhraseFile } from './phrase-files.ts'
import { flatten, writePhrase } from './phrase/phrase.ts'
import type { PhraseParams, PhraseTree } from './phrase/phrase-types.ts'
import { phrasesIn, translation, withFrenchSpaces } from './translation/translation.ts'

/** For servers, builds and tests: what the contracts say, read from beside them. Browsers are sent what they need. */
const WORDS: Readonly<Record<Language, PhraseTree>> = {
  en: wordsOf('en'),
  fr: withFrenchSpaces(wordsOf('fr')),
  ar: wordsOf('ar'),
}

const FLAT = new Map(LANGUAGES.map((language) => [language, new Map(flatten(WORDS[language]))] as const))

/** The words of all contracts: `error.<code>`, `permission.<name>`, `entity.<name>` and `action.<name>`. */
export function words(language: Language): PhraseTree {
  return WORDS[language]
}

/** What the contract of an entity says when one of its rules is broken, by the rule; undefined for an entity without. */
export function errorsOf(language: Language, entity: string): PhraseTree | undefined {
  const errors = treeIn(WORDS[language], 'error')
  return errors && treeIn(errors, entity)
}

/** The refusals that a browser reports by itself, of requests that were not sent or not answered; all others come in words. */
const OF_THE_SHELL = { request: 'invalid', server: 'unavailable' } as const

/** What browsers are sent in a file: with the words of every page come the refusals that the shell itself reports. */
export function shellTranslation(language: Language, file: PhraseFile): PhraseTree {
  const phrases = phrasesIn(language, file)
  return file === 'translation' ? { ...phrases, error: ownErrors(language) } : phrases
}

function ownErrors(language: Language): PhraseTree {
  const errors = Object.entries(OF_THE_SHELL).map(([entity, reason]) => {
    const phrase = errorsOf(language, entity)?.[reason]
    if (phrase === undefined) throw new Error(`No contract says ${entity}.${reason} in ${language}`)
    return [entity, { [reason]: phrase }] as const
  })
  return Object.fromEntries(errors)
}

function treeIn(tree: PhraseTree, name: string): PhraseTree | undefined {
  const found = tree[name]
  return typeof found === 'object' ? found : undefined
}

/** Everything that the product says in a language, but for what remotes say. */
export function wholeTranslation(language: Language): PhraseTree {
  return { ...translation(language), ...WORDS[language] }
}

/** What contracts say under a dotted key: `entity.brand`, `action.register.enrolled`; undefined where none does. */
export function wordOf(language: Language, key: string): string | undefined {
  return FLAT.get(language)?.get(key)
}

/** What a refusal says, in `message` and `detail` of its problem+json. An unknown code is given back as its key. */
export function errorPhrase(language: Language, code: string, params: PhraseParams = {}): string {
  const text = wordOf(language, `error.${code}`)
  if (text === undefined) return `error.${code}`
  const { permission } = params
  const named =
    typeof permission === 'string' ? { ...params, permission: permissionName(language, permission) } : params
  return writePhrase(language, text, named)
}

function permissionName(language: Language, permission: string): string {
  return wordOf(language, `permission.${permission}`) ?? permission
}
