import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, withFrenchSpaces, type PhraseTree } from '@comptoir/i18n'
import { errorsOf } from '@comptoir/i18n/words'
import { FEATURES, readFeatures, type Feature } from '../declaration/features.ts'
import { readJson } from '../read-json.ts'

/** Where a remote keeps the phrases that several of its features share, in one language. */
export function sharedPath(dirname: string, language: string): string {
  return join(dirname, 'locales', `${language}.json`)
}

/** Where a feature keeps its own phrases of one language. */
export function featurePath(dirname: string, feature: string, language: string): string {
  return join(dirname, FEATURES, feature, 'phrases', `${language}.json`)
}

/** The name under which code asks for the phrases of a feature: `pointsOfSale` for the folder `points-of-sale`. */
export function mountOf(feature: string): string {
  return feature.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function isTree(value: unknown): value is PhraseTree {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((inner) => typeof inner === 'string' || isTree(inner))
  )
}

/** Phrases are written with plain spaces; in French those that may not break are set here. */
function readTree(path: string, language: string): PhraseTree {
  if (!existsSync(path)) return {}
  const value = readJson(path)
  if (!isTree(value)) throw new Error(`${path} holds something else than texts and groups of texts.`)
  return language === 'fr' ? withFrenchSpaces(value) : value
}

/** The phrases of a remote in one language, by who has them. */
export interface RemotePhrases {
  shared: PhraseTree
  /** By the name of the feature's folder. */
  features: ReadonlyMap<string, PhraseTree>
  /** What contracts say of broken rules, by the feature that evaluates them and by entity. */
  errors: ReadonlyMap<string, PhraseTree>
}

function contractErrors({ name, declared }: Feature, language: string): PhraseTree {
  const errors = (declared.errors ?? []).map((entity) => {
    const found = isLanguage(language) ? errorsOf(language, entity) : undefined
    if (found === undefined)
      throw new Error(`The feature ${name} names the errors of "${entity}", which no contract has.`)
    return [entity, found] as const
  })
  return Object.fromEntries(errors)
}

/** Reads the phrases of a remote. Throws when a file is not of phrases, or names a group of the shared ones as a feature is named. */
export function readPhrases(dirname: string, language: string): RemotePhrases {
  const shared = readTree(sharedPath(dirname, language), language)
  const declared = readFeatures(dirname)
  const names = declared.map(({ name }) => name)
  const taken = names.find((name) => mountOf(name) in shared)
  if (taken !== undefined)
    throw new Error(
      `${sharedPath(dirname, language)} has "${mountOf(taken)}", which belongs to ${featurePath(dirname, taken, language)}.`,
    )
  return {
    shared,
    features: new Map(names.map((name) => [name, readTree(featurePath(dirname, name, language), language)])),
    errors: new Map(declared.map((feature) => [feature.name, contractErrors(feature, language)])),
  }
}

/** The phrases of some features together with the shared ones, as code finds them. */
export function mergedPhrases({ shared, features, errors }: RemotePhrases, wanted: readonly string[]): PhraseTree {
  const own = wanted.map((name) => [mountOf(name), features.get(name) ?? {}] as const)
  const error: PhraseTree = Object.assign({}, ...wanted.map((name) => errors.get(name) ?? {}))
  const groups = [...own, ['error', error] as const].filter(([, tree]) => Object.keys(tree).length > 0)
  return { ...shared, ...Object.fromEntries(groups) }
}

/** All phrases of a remote in one language, as code finds them. */
export function allPhrases(dirname: string, language: string): PhraseTree {
  const phrases = readPhrases(dirname, language)
  return mergedPhrases(phrases, [...phrases.features.keys()])
}

/** The file that has, or should have, a phrase of that name: the feature's whose name it begins with, else the shared one. */
export function pathOfPhrase(dirname: string, key: string, language: string): string {
  const [mount = ''] = key.split('.')
  const feature = readFeatures(dirname).find(({ name }) => mountOf(name) === mount)
  return feature === undefined ? sharedPath(dirname, language) : featurePath(dirname, feature.name, language)
}

/** Plural endings; each language needs its own set. */
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Names of all phrases below a tree, without the endings of numbers; empty ones are none. */
export function phraseNames(phrases: string | PhraseTree | undefined, prefix = ''): string[] {
  if (phrases === undefined) return []
  if (typeof phrases === 'string') return phrases.trim() === '' ? [] : [prefix.replace(PLURAL, '')]
  return Object.entries(phrases).flatMap(([name, inner]) =>
    phraseNames(inner, prefix === '' ? name : `${prefix}.${name}`),
  )
}
