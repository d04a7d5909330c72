import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteManifest } from '@comptoir/contracts/federation'
import { wholeTranslation } from '@comptoir/i18n/words'
import { allPhrases, pathOfPhrase, phraseNames } from './read-phrases.ts'

/** A phrase asked for by its name; names that are put together are not read. */
const USED = /\b(?:t\(\s*|i18nKey=)['"]([A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)+)['"]/g

function usedIn(dirname: string): [file: string, name: string][] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: dirname }).filter((file) => !/\.test\.tsx?$/.test(file))
  return files.flatMap((file) =>
    [...readFileSync(join(dirname, file), 'utf8').matchAll(USED)].map(
      ([, name = '']) => [file.replaceAll('\\', '/'), name] as [string, string],
    ),
  )
}

/**
 * Sentences about phrases that a reader would miss: those that one language has and another has not, and those that the
 * code asks for and nobody has, neither the remote nor the product. Empty when all is well.
 */
export function phraseProblems(dirname: string, { i18n }: RemoteManifest): string[] {
  const known = i18n.languages.map(
    (language) => [language, new Set(phraseNames(allPhrases(dirname, language)))] as const,
  )
  const all = new Set(known.flatMap(([, names]) => [...names]))
  const missing = known.flatMap(([language, names]) =>
    [...all]
      .filter((name) => !names.has(name))
      .map((name) => `${pathOfPhrase(dirname, name, language)} has no phrase "${name}", which another language has.`),
  )
  const product = new Set(phraseNames(wholeTranslation('en')))
  const unknown = usedIn(dirname).filter(([, name]) => !all.has(name) && !product.has(name))
  return [...missing, ...unknown.map(([file, name]) => `${file} asks for the phrase "${name}", which nobody has.`)]
}
