import type { i18n as I18n } from 'i18next'
import { FALLBACK, isLanguage, type Language } from '@comptoir/platform/site'

/** The namespace that all pages share. */
const COMMON = 'translation'

/** The language that phrases of a namespace are shown in: the reader's, else the one that stands in where those never came. */
export function shownLanguage(i18n: I18n, namespace: string = COMMON): Language {
  const shown = i18n.languages.find((language) => i18n.hasResourceBundle(language, namespace))
  return isLanguage(shown) ? shown : FALLBACK
}
