import { type PhraseUsage, phraseUsage } from './phrase-usage.ts'

/** Sources are read once, though remotes and the common phrases both ask. */
const read = new Map<string, PhraseUsage>()

function usageOf(file: string, text: string): PhraseUsage {
  const known = read.get(text) ?? phraseUsage(file, text)
  read.set(text, known)
  return known
}

export interface UsedPhrases {
  /** Text of the source files that may ask for the phrases, by path. */
  sources: Readonly<Record<string, string>>
  /** Base keys of the namespace itself. */
  own: ReadonlySet<string>
  /** Base keys that are found too when the namespace has none: the common phrases. */
  common: ReadonlySet<string>
  /** Beginnings of keys that are put together from data, so that no source names them whole. */
  dynamic: readonly string[]
  /** Keys named outside the sources, by a feature.json. */
  named: readonly string[]
}

/** Keys that are asked for and do not exist, and keys that exist and nobody asks for, a sentence each. */
export function phraseFaults({ sources, own, common, dynamic, named }: UsedPhrases): string[] {
  const usages = Object.entries(sources).map(([file, text]) => ({ file, ...usageOf(file, text) }))
  const known = [...own, ...common]
  const isKnown = (key: string, isPattern: boolean): boolean =>
    isPattern ? known.some((each) => new RegExp(key).test(each)) : known.includes(key)
  const texts = new Set([...named, ...usages.flatMap((usage) => [...usage.texts])])
  const patterns = usages.flatMap((usage) => usage.patterns)
  const isUsed = (key: string): boolean =>
    texts.has(key) || dynamic.some((prefix) => key.startsWith(prefix)) || patterns.some((pattern) => pattern.test(key))
  return [
    ...usages.flatMap(({ file, asked }) =>
      asked
        .filter(({ key, isPattern }) => !isKnown(key, isPattern))
        .map(({ key }) => `${file} asks for "${key}", which has no phrase`),
    ),
    ...named
      .filter((key) => !isKnown(key, false))
      .map((key) => `a feature.json asks for "${key}", which has no phrase`),
    ...[...own].filter((key) => !isUsed(key)).map((key) => `nobody asks for "${key}"`),
    ...dynamic
      .filter((prefix) => ![...own].some((key) => key.startsWith(prefix)))
      .map((prefix) => `no key begins with "${prefix}", which is listed as dynamic`),
  ]
}
