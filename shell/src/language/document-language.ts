import { FALLBACK, directionOf, isLanguage } from '@comptoir/platform/site'

/** Tells the document its language and direction; forms and everything else on the page stay as they are. */
export function applyToDocument(language: string): void {
  const [primary] = language.split('-')
  const known = isLanguage(primary) ? primary : FALLBACK
  document.documentElement.lang = known
  document.documentElement.dir = directionOf(known)
}
