import i18next, { type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { FALLBACK, isLanguage, LANGUAGES } from '@comptoir/platform/site'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import { applyToDocument } from './document-language.ts'
import { LANGUAGE_KEY, languageDetector } from './language-detector.ts'
import { phrasesBackend } from './phrases-backend.ts'

/** The release that a namespace belongs to at present; undefined for the shell's own. */
export type ReleaseOf = (namespace: string) => RemoteRelease | undefined

/** Where the phrases of a namespace are: the shell's own at a fixed address, a remote's beside its build. */
export function phrasesAddress(releaseOf: ReleaseOf, language: string, namespace: string): string {
  const release = releaseOf(namespace)
  return release === undefined
    ? `/locales/${language}/${namespace}.json?v=${phrasesVersion()}`
    : `${release.base}locales/${language}.json`
}

/** Says which phrases the server has: an address with it means the same texts for ever. */
function phrasesVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="phrases"]')?.content ?? ''
}

/**
 * Starts the page's one translation: the chosen language, else the browser's, else French. Values that are no language
 * code (a script put into storage, a cookie or the address) are ignored by the detector. Missing files are asked for up to
 * five times, 350 ms apart and doubling.
 */
export async function startLanguage(releaseOf: ReleaseOf): Promise<I18n> {
  const i18n = i18next.createInstance()
  i18n.on('languageChanged', applyToDocument)
  await i18n
    .use(phrasesBackend((language, namespace) => phrasesAddress(releaseOf, language, namespace)))
    .use(languageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: [...LANGUAGES],
      fallbackLng: FALLBACK,
      load: 'languageOnly',
      ns: ['translation'],
      defaultNS: 'translation',
      fallbackNS: 'translation',
      interpolation: { escapeValue: false },
      maxRetries: 5,
      retryTimeout: 350,
    })
  followOtherTabs(i18n)
  return i18n
}

/** Another tab's choice of a language is this one's, too; what is typed here stays. */
function followOtherTabs(i18n: I18n): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === LANGUAGE_KEY && isLanguage(newValue) && newValue !== i18n.language) void i18n.changeLanguage(newValue)
  })
}
