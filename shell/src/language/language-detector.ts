import type { LanguageDetectorModule } from 'i18next'
import { isLanguage, type Language } from '@comptoir/platform/site'

/** Key of the chosen language in local storage, and name of its cookie, which the server reads too. */
export const LANGUAGE_KEY = 'i18nextLng'
/** Repeats for the server what the storage has; the page's early script keeps it true. */
const STORED_KEY = 'i18nextStored'
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

function keepCookie(name: string, language: string): void {
  document.cookie = `${name}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
}

/** Remembers a choice in storage and cookie. */
export function keepChoice(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
    keepCookie(STORED_KEY, language)
  } catch {
    // Then the cookie alone remembers it.
  }
  keepCookie(LANGUAGE_KEY, language)
}

/**
 * Finds the reader's language: as chosen in this browser, as the browser speaks, as the page, the address or the cookie
 * says. What is found is not kept: a guess in storage would decide for ever.
 */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  init: () => undefined,
  detect: () => places().flatMap((value) => languageIn(value) ?? []),
}
