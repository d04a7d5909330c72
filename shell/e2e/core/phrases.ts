import { fileURLToPath } from 'node:url'
import { allPhrases } from '@comptoir/build/phrases'
import { flatten } from '@comptoir/i18n'
import { wholeTranslation } from '@comptoir/i18n/words'

export type Language = 'en' | 'fr' | 'ar'

/** The product's own phrase, so that a journey reads what its user reads, in that user's language. */
export function phrase(
  language: Language,
  namespace: string,
  key: string,
  params: Record<string, string> = {},
): string {
  const folder = fileURLToPath(new URL(`../../../mfe-${namespace}`, import.meta.url))
  const tree = namespace === 'translation' ? wholeTranslation(language) : allPhrases(folder, language)
  const text = new Map(flatten(tree)).get(key)
  if (text === undefined) throw new Error(`${namespace} has no phrase ${key} in ${language}`)
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? `{{${name}}}`)
}
