import { FALLBACK, directionOf, isLanguage } from '@comptoir/platform/site'

/** Sets the document's language and direction; forms and everything else on the page stay as they are. */
export function applyToDocument(language: string): void {
  const [primary] = language.split('-')
  const known = isLanguage(primary) ? primary : FALLBACK
  document.documentElement.lang = known
  document.documentElement.dir = directionOf(known)
}
