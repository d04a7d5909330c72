import i18next, { type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { FALLBACK, isLanguage, LANGUAGES, PHRASE_OPTIONS, phraseFileOf, phraseNumbers } from '@comptoir/platform/site'
import { applyToDocument } from './document-language.ts'
import { keepChoice, LANGUAGE_KEY, languageDetector } from './language-detector.ts'
import { phrasesBackend } from './phrases-backend.ts'

/** The file and namespace of the phrases that every page has. */
const COMMON = 'translation'

/**
 * Where a file of phrases is: the shell's own by their names, at addresses that say which texts the server has; one of a
 * remote's beside its build, by its address without the language and the ending. Null for the namespace of a remote, which
 * is filled from such files and is none itself: i18next asks for it when somebody reads it before they have come.
 */
export function phrasesAddress(language: string, file: string): string | null {
  if (file.startsWith('/')) return `${file}.${language}.json`
  const own = phraseFileOf(file)
  return own === undefined ? null : `/locales/${language}/${own}.json?v=${phrasesVersion()}`
}

/** Says which phrases the server has: an address with it means the same texts for ever. */
function phrasesVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="phrases"]')?.content ?? ''
}

/**
 * Starts the page's one translation: in the language that the detector finds, else French; one chosen later is kept. Values that are no language
 * code (a script put into storage, a cookie or the address) are ignored by the detector. Missing files are asked for up to
 * five times, 350 ms apart and doubling.
 */
export async function startLanguage(): Promise<I18n> {
  const i18n = i18next.createInstance()
  i18n.on('languageChanged', () => applyToDocument(i18n))
  await i18n
    .use(phrasesBackend(phrasesAddress))
    .use(languageDetector)
    .use(phraseNumbers)
    .use(initReactI18next)
    .init({
      supportedLngs: [...LANGUAGES],
      fallbackLng: FALLBACK,
      load: 'languageOnly',
      ns: [COMMON],
      ...PHRASE_OPTIONS,
      maxRetries: 5,
      retryTimeout: 350,
    })
  i18n.on('languageChanged', keepChoice)
  followOtherTabs(i18n)
  return i18n
}

/** Another tab's choice of a language is this one's, too; what is typed here stays. */
function followOtherTabs(i18n: I18n): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === LANGUAGE_KEY && isLanguage(newValue) && newValue !== i18n.language) void i18n.changeLanguage(newValue)
  })
}
