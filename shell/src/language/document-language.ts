import type { i18n as I18n } from 'i18next'
import { FALLBACK, directionOf, isLanguage } from '@comptoir/platform/site'

/** Gives the document the language and direction of the phrases that all pages share, as they are shown: of French where Arabic never came. */
export function applyToDocument(i18n: I18n): void {
  const shown = i18n.languages.find((each) => i18n.hasResourceBundle(each, 'translation'))
  const language = isLanguage(shown) ? shown : FALLBACK
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}
