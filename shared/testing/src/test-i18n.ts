import { afterEach } from '@jest/globals'
import {
  directionOf,
  LANGUAGES,
  PHRASE_OPTIONS,
  phraseNumbers,
  type Language,
  type PhraseFile,
  type PhraseTree,
} from '@comptoir/i18n'
import { shellTranslation } from '@comptoir/i18n/words'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

/** The phrases of remotes: namespace (the remote's id) to language to phrases. */
export type Locales = Readonly<Record<string, Readonly<Record<Language, object>>>>

let missing: string[] = []

/**
 * The translation of the product as the shell sets it up, with the real phrases. No language falls back to another, and
 * a phrase that a screen asks for and nobody has written fails the test. `own` are the words of a single page of the shell.
 */
export async function testI18n(language: Language, locales: Locales = {}, own?: PhraseFile): Promise<i18n> {
  const instance = createInstance()
  await instance
    .use(phraseNumbers)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      resources: Object.fromEntries(LANGUAGES.map((each) => [each, phrasesIn(each, locales, own)])),
      ns: ['translation', ...Object.keys(locales)],
      ...PHRASE_OPTIONS,
      saveMissing: true,
      missingKeyHandler: (_languages, namespace, key) => {
        missing.push(`${namespace}:${key} (${language})`)
      },
    })
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  return instance
}

function phrasesIn(language: Language, locales: Locales, own?: PhraseFile): Record<string, PhraseTree | object> {
  const ofRemotes = Object.entries(locales).map(([namespace, files]) => [namespace, files[language]])
  const { error, ...shell } = shellTranslation(language, 'translation')
  const errors = Object.values(locales).map((files) => errorsIn(files[language]))
  return {
    translation: {
      ...shell,
      ...(own === undefined ? {} : shellTranslation(language, own)),
      error: Object.assign({}, error, ...errors),
    },
    ...Object.fromEntries(ofRemotes),
  }
}

/** The contracts' phrases are loaded with a remote's and belong to the common ones, as in the shell. */
function errorsIn(phrases: object): object {
  return 'error' in phrases && typeof phrases.error === 'object' && phrases.error !== null ? phrases.error : {}
}

afterEach(refuseMissing)

/** Throws when a screen asked for phrases that nobody has written, and forgets it. */
export function refuseMissing(): void {
  const keys = [...new Set(missing)]
  missing = []
  if (keys.length > 0) throw new Error(`Phrases that nobody has written: ${keys.join(', ')}`)
}
