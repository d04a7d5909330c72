import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import type { ChunkGroup, Compilation, Module } from 'webpack'
import type { DeclaredRemote } from '../declaration/declared-remote.ts'
import { FEATURES } from '../declaration/features.ts'
import { PAGES } from '../declaration/names.ts'
import { contentHash } from '../content-hash.ts'
import { exposedGroups, pageGroups } from '../exposed-groups.ts'
import { mountOf, phraseNames, readPhrases } from './read-phrases.ts'

/** A source file of the remote: its path from the remote's folder, and its text. */
interface Source {
  file: string
  text: string
}

/** Groups of files that one group may ask for later on, itself included. */
function withLazy(group: ChunkGroup, found = new Set<ChunkGroup>()): Set<ChunkGroup> {
  if (found.has(group)) return found
  found.add(group)
  for (const child of group.childrenIterable) withLazy(child, found)
  return found
}

/** A module that others were folded into represents all of them. */
function partsOf(module: Module): readonly Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? module.modules : [module]
}

function sourcesIn(compilation: Compilation, dirname: string, groups: Iterable<ChunkGroup>): Source[] {
  const chunks = new Set([...groups].flatMap((group) => group.chunks))
  const modules = [...chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
  const paths = modules
    .flatMap(partsOf)
    .flatMap((module) => ('resource' in module && typeof module.resource === 'string' ? [module.resource] : []))
  return [...new Set(paths)]
    .filter((path) => path.startsWith(join(dirname, 'src') + sep))
    .map((path) => ({ file: relative(dirname, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
}

/** A text that may be the name of a phrase, or begin one that is put together. */
const QUOTED = /["'`]([a-zA-Z]\w*\.[^"'`\n]*)["'`]/g

function asksFor(text: string, names: readonly string[]): boolean {
  const asked = [...text.matchAll(QUOTED)].map(([, key = '']) => key)
  return asked.some((key) => {
    const [fixed = ''] = key.split('${')
    return fixed === key ? names.includes(key) : names.some((name) => name.startsWith(fixed))
  })
}

/** The features whose phrases some sources may show: those whose components are among them, and those of which a phrase is named. */
export function neededFeatures(sources: readonly Source[], names: ReadonlyMap<string, readonly string[]>): string[] {
  const isDrawn = (feature: string) =>
    sources.some(({ file }) => file.startsWith(`${FEATURES}/${feature}/`) && file.endsWith('.tsx'))
  const isNamed = (phrases: readonly string[]) => sources.some(({ text }) => asksFor(text, phrases))
  return [...names]
    .filter(([feature, phrases]) => phrases.length > 0 && (isDrawn(feature) || isNamed(phrases)))
    .map(([feature]) => feature)
    .sort()
}

/** Longer file names are replaced by a hash. */
const LONGEST = 80

/** Name of the file that has the phrases of some features: `phrases/discounts.products`; languages differ in what follows. */
export function phraseFile(features: readonly string[]): string {
  const name = features.length === 0 ? 'shared' : features.join('.')
  return `phrases/${name.length > LONGEST ? contentHash(Buffer.from(name)) : name}`
}

/** By what is exposed, a page or a module: the features whose phrases it needs, those of its lazy parts included. */
export type PhraseNeeds = ReadonlyMap<string, readonly string[]>

/** Determines from the build's output which features' phrases each page and each other exposed module needs. */
export function phraseNeeds(
  compilation: Compilation,
  dirname: string,
  { remote, pages, features }: DeclaredRemote,
): PhraseNeeds {
  const [language = ''] = remote.i18n.languages
  const phrases = readPhrases(dirname, language)
  const names = new Map(
    features.map(({ name }) => [name, phraseNames({ [mountOf(name)]: phrases.features.get(name) ?? {} })] as const),
  )
  const others = [...exposedGroups(compilation)].filter(([module]) => module !== PAGES)
  const groups = [...pageGroups(compilation, pages), ...others]
  return new Map(
    groups.map(
      ([key, group]) => [key, neededFeatures(sourcesIn(compilation, dirname, withLazy(group)), names)] as const,
    ),
  )
}

/** Which file has the phrases of each page and each other exposed module, as a release says it. */
export function phraseFiles(needs: PhraseNeeds): RemoteRelease['phrases'] {
  return Object.fromEntries([...needs].map(([key, features]) => [key, phraseFile(features)]))
}
