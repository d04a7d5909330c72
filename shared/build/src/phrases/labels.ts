import type { RemoteManifest, RemoteRelease } from '@comptoir/contracts/federation'
import { allPhrases, pathOfPhrase } from './read-phrases.ts'

function at(phrases: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((inner, part) => (isRecord(inner) ? inner[part] : undefined), phrases)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Keys of all phrases that the remote's features declare for the shell. */
export function labelKeys(remote: RemoteManifest): Set<string> {
  return new Set([
    ...remote.routes.flatMap(({ titleKey, descriptionKey }) =>
      descriptionKey === undefined ? [titleKey] : [titleKey, descriptionKey],
    ),
    ...remote.nav.map((entry) => entry.labelKey),
    ...(remote.extensions ?? []).map((extension) => extension.titleKey),
    ...(remote.search ?? []).map(({ labelKey }) => labelKey),
    ...(remote.commands ?? []).flatMap(({ labelKey, keywordsKey }) =>
      keywordsKey === undefined ? [labelKey] : [labelKey, keywordsKey],
    ),
  ])
}

/**
 * Titles and labels of routes, navigation, extensions, commands and searches in every language, taken from its phrases, so that
 * the shell draws them without reading a file of phrases. Throws with a sentence for each phrase that is missing
 * or empty.
 */
export function labelsOf(dirname: string, remote: RemoteManifest): RemoteRelease['labels'] {
  const keys = [...labelKeys(remote)]
  const missing: string[] = []
  const labels = remote.i18n.languages.map((language) => {
    const phrases = allPhrases(dirname, language)
    const found = keys.map((key) => {
      const phrase = at(phrases, key)
      if (typeof phrase === 'string' && phrase.trim() !== '') return [key, phrase]
      missing.push(`  - ${pathOfPhrase(dirname, key, language)} has no phrase "${key}", which a feature.json uses.`)
      return [key, key]
    })
    return [language, Object.fromEntries(found)]
  })
  if (missing.length > 0)
    throw new Error(`Labels that the remote "${remote.id}" declares are missing:\n${missing.join('\n')}`)
  return Object.fromEntries(labels)
}
