import i18next, { type i18n as I18n } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import { FALLBACK, LANGUAGES } from '@comptoir/platform'
import type { RemoteRelease } from '@comptoir/contracts'
import { applyToDocument } from './document-language.ts'

/** Key of the chosen language in local storage, and name of its cookie, which the API reads too. */
const LANGUAGE_KEY = 'i18nextLng'
/** A file of phrases that takes longer is given up, so that the next try is a request of its own. */
const PHRASES_MS = 5500
const YEAR_IN_MINUTES = 365 * 24 * 60

/** The release that a namespace belongs to at present; undefined for the shell's own. */
export type ReleaseOf = (namespace: string) => RemoteRelease | undefined

/** Where the phrases of a namespace are: the shell's own at a fixed address, a remote's beside its build. */
export function phrasesAddress(releaseOf: ReleaseOf, language: string, namespace: string): string {
  const release = releaseOf(namespace)
  return release === undefined ? `/locales/${language}/${namespace}.json?v=${phrasesVersion()}` : `${release.base}locales/${language}.json`
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
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init<HttpBackendOptions>({
      supportedLngs: [...LANGUAGES],
      fallbackLng: FALLBACK,
      load: 'languageOnly',
      ns: ['translation'],
      defaultNS: 'translation',
      fallbackNS: 'translation',
      interpolation: { escapeValue: false },
      maxRetries: 5,
      retryTimeout: 350,
      backend: {
        requestOptions: () => ({ mode: 'cors', credentials: 'same-origin', cache: 'default', signal: AbortSignal.timeout(PHRASES_MS) }),
        loadPath: (languages: string[], namespaces: string[]) => phrasesAddress(releaseOf, languages[0] ?? FALLBACK, namespaces[0] ?? 'translation'),
      },
      detection: {
        order: ['localStorage', 'navigator', 'htmlTag', 'path', 'cookie'],
        caches: ['localStorage', 'cookie'],
        convertDetectedLanguage: (tag: string) => tag.split(/[-_]/)[0] ?? tag,
        lookupLocalStorage: LANGUAGE_KEY,
        lookupCookie: LANGUAGE_KEY,
        cookieMinutes: YEAR_IN_MINUTES,
        cookieOptions: { path: '/', sameSite: 'lax' },
      },
    })
  return i18n
}
