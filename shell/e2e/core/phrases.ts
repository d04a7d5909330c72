import { readFileSync } from 'node:fs'
import { wholeTranslation } from '@comptoir/i18n/words'

type Tree = { [key: string]: string | Tree }
export type Language = 'en' | 'fr' | 'ar'

function find(tree: Tree, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>((branch, part) => (typeof branch === 'object' ? branch[part] : undefined), tree)
  return typeof found === 'string' ? found : undefined
}

function readTree(text: string): Tree {
  return JSON.parse(text) as Tree
}

/** The product's own phrase, so that a journey reads what its user reads, in that user's language. */
export function phrase(
  language: Language,
  namespace: string,
  key: string,
  params: Record<string, string> = {},
): string {
  const file = new URL(`../../../mfe-${namespace}/locales/${language}.json`, import.meta.url)
  const tree =
    namespace === 'translation'
      ? readTree(JSON.stringify(wholeTranslation(language)))
      : readTree(readFileSync(file, 'utf8'))
  const text = find(tree, key)
  if (text === undefined) throw new Error(`${namespace} has no phrase ${key} in ${language}`)
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? `{{${name}}}`)
}
