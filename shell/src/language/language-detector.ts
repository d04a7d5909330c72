import type { LanguageDetectorModule } from 'i18next'
import { isLanguage, type Language } from '@comptoir/platform/site'

/** Key of the chosen language in local storage, and name of its cookie, which the server reads too. */
export const LANGUAGE_KEY = 'i18nextLng'
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** `fr-TN` is `fr`. Whatever names none of the product's languages, a script put into storage say, names nothing. */
function languageIn(value: string | null | undefined): Language | undefined {
  const [primary] = (value ?? '').split(/[-_]/)
  return isLanguage(primary) ? primary : undefined
}

/** Storage may be closed to the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null
  }
}

function inCookie(): string | undefined {
  return document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${LANGUAGE_KEY}=`))
    ?.slice(LANGUAGE_KEY.length + 1)
}

/** Where a language may be named, the first place first. */
function places(): (string | null | undefined)[] {
  return [
    stored(),
    ...navigator.languages,
    navigator.language,
    document.documentElement.getAttribute('lang'),
    ...location.pathname.split('/').slice(1, 2),
    inCookie(),
  ]
}

function keep(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Then the cookie alone remembers it.
  }
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
}

/** Finds the reader's language: as chosen in this browser, as the browser speaks, as the page, the address or the cookie says. A chosen one is kept in storage and cookie. */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  init: () => undefined,
  detect: () => places().flatMap((value) => languageIn(value) ?? []),
  cacheUserLanguage: keep,
}
