import fs from 'node:fs'
import path from 'node:path'
import { addressPattern, type RemoteRelease } from '@comptoir/contracts/federation'
import { readJson } from '../../common/private-file.ts'
import { ROOT } from '../../common/root.ts'
import { readRelease } from '../federation/releases.ts'

/** What an address brings beyond the shell and its remote's entry, gzip, in KB of 1000 bytes: of the remote, and of the shell's deferred parts. */
export interface RouteWeight {
  remote: string
  address: string
  isPublic: boolean
  ownKb: number
  partsKb: number
}

/** Scripts of each deferred part, as the shell's `build.json` lists them. */
export type Parts = Readonly<Record<string, readonly string[]>>
type Release = Pick<RemoteRelease, 'remote' | 'entry' | 'routes' | 'parts'>

const BYTES_PER_KB = 1000
/** What every page of the back office has begun with, and no public one. */
const BEGUN = ['platform', 'back-office']

/**
 * Weighs each address of a remote. `bytesOf` says what a script weighs: of the remote by its path in the release, of the
 * shell by its path in `dist`.
 */
export function routeWeights(
  { remote, entry, routes, parts = {} }: Release,
  shellParts: Parts,
  bytesOf: (owner: 'remote' | 'shell', script: string) => number,
): RouteWeight[] {
  const begun = new Set(BEGUN.flatMap((part) => shellParts[part] ?? []))
  const isLeft = (layout: string, script: string): boolean => layout === 'public' || !begun.has(script)
  const kilobytes = (owner: 'remote' | 'shell', scripts: Iterable<string>): number =>
    [...new Set(scripts)].reduce((sum, script) => sum + bytesOf(owner, script), 0) / BYTES_PER_KB
  return remote.routes.map((route) => {
    const key = `${route.layout}/${route.path}`
    const scripts = routes[key]
    if (scripts === undefined) throw new Error(`the build of ${remote.id} says nothing of ${key}`)
    const ofShell = (parts[key] ?? []).flatMap((part) => shellParts[part] ?? [])
    return {
      remote: remote.id,
      address: addressPattern(route),
      isPublic: route.layout === 'public',
      ownKb: kilobytes(
        'remote',
        scripts.filter((script) => script !== entry),
      ),
      partsKb: kilobytes(
        'shell',
        ofShell.filter((script) => isLeft(route.layout, script)),
      ),
    }
  })
}

/** The parts of the shell that is built. */
export function readParts(): Parts {
  const { parts } = readJson(path.join(ROOT, 'shell', 'dist', 'build.json')) as { parts: Parts }
  return parts
}

/** The weights of all addresses of a remote's build. */
export function weighRoutes(app: string, shellParts: Parts): RouteWeight[] {
  const release = readRelease(app)
  const folders = { remote: path.join(ROOT, app, 'dist', release.build), shell: path.join(ROOT, 'shell', 'dist') }
  return routeWeights(release, shellParts, (owner, script) => gzipBytes(path.join(folders[owner], script)))
}

/** Of the copy that is shipped, or of the script itself where a copy would be no smaller. */
function gzipBytes(script: string): number {
  return fs.statSync(fs.existsSync(`${script}.gz`) ? `${script}.gz` : script).size
}
