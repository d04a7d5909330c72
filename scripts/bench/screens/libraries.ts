import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../common/root.ts'
import { readRelease } from '../federation/releases.ts'
import { shares, type SourceMap } from './source-map.ts'

/** A library of which several remotes bring the same modules; characters of these in a page of each at most, minified. */
export interface Repeated {
  library: string
  in: Readonly<Record<string, number>>
}

/** Characters of each source in a script of a remote, by remote. */
export type Contents = Readonly<Record<string, ReadonlyMap<string, number>>>

/** The package that a source belongs to; null for sources of the product and what webpack writes. */
export function libraryOf(source: string): string | null {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(source)?.[1]?.replace('\\', '/') ?? null
}

/** The same module of a library in two remotes, or more, is sent twice to who visits both. */
export function repeatedIn(contents: Contents): Repeated[] {
  const remotes = Object.entries(contents)
  const isRepeated = (source: string): boolean => remotes.filter(([, sources]) => sources.has(source)).length > 1
  const found = new Map<string, Record<string, number>>()
  for (const [remote, sources] of remotes) {
    for (const [source, length] of sources) {
      const library = libraryOf(source)
      if (library === null || !isRepeated(source)) continue
      const lengths = found.get(library) ?? {}
      found.set(library, { ...lengths, [remote]: (lengths[remote] ?? 0) + length })
    }
  }
  return [...found].map(([library, lengths]) => ({ library, in: lengths }))
}

/**
 * What the scripts of a remote's build are made of, by its source maps, which the build keeps beside what is served. Each page
 * is a script of its own: of a source that several have, the script counts that has most of it.
 */
export function contentOf(app: string): Map<string, number> {
  const { build, files } = readRelease(app)
  const dist = path.join(ROOT, app, 'dist')
  const all = new Map<string, number>()
  for (const name of Object.keys(files).filter((file) => file.endsWith('.js'))) {
    const map = JSON.parse(fs.readFileSync(path.join(dist, 'maps', build, `${name}.map`), 'utf8')) as SourceMap
    for (const [source, length] of shares(fs.readFileSync(path.join(dist, build, name), 'utf8'), map)) {
      // Each build names its sources under itself: webpack://<build>/../node_modules/…
      const shared = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '')
      all.set(shared, Math.max(all.get(shared) ?? 0, length))
    }
  }
  return all
}
