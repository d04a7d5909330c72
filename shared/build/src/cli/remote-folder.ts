import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { RemoteRelease } from '@comptoir/contracts/federation'
import { Check } from 'typebox/value'
import { Refusal } from './refusal.ts'

/** The folder of a remote: the current one, or `mfe-<id>` below it when a name is given. */
export function remoteFolder(id: string | undefined, from = process.cwd()): string {
  const candidates = id === undefined ? [from] : [join(from, `mfe-${id}`), from]
  const found = candidates.find(
    (folder) => existsSync(join(folder, 'remote.json')) && (id === undefined || idIn(folder) === id),
  )
  if (found === undefined)
    throw new Refusal(
      id === undefined
        ? 'There is no remote.json here. Go to the folder of a remote, or name a remote.'
        : `There is no remote "${id}" here.`,
    )
  return resolve(found)
}

/** The id in a folder's remote.json. */
export function idIn(folder: string): string {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
    return String((value as { id?: unknown }).id)
  } catch {
    throw new Refusal(`${join(folder, 'remote.json')} is not JSON.`)
  }
}

/** Whether something that a build is made of was written after it. */
export function isOlderThanSources(folder: string, build: string): boolean {
  const builtAt = statSync(join(build, 'release.json')).mtimeMs
  return globSync(['src/**/*.{ts,tsx,json}', 'locales/*.json', 'smoke/*', 'remote.json'], { cwd: folder }).some(
    (file) => statSync(join(folder, file)).mtimeMs > builtAt,
  )
}

export interface BuiltRelease {
  folder: string
  release: RemoteRelease
}

/** The newest build of a remote, or the one that is named. */
export function builtRelease(folder: string, build?: string): BuiltRelease {
  const files = globSync(`dist/${build ?? '*'}/release.json`, { cwd: folder }).map((file) => join(folder, file))
  const [newest] = files.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  if (newest === undefined)
    throw new Refusal(
      build === undefined ? `${folder} contains no build. Build it first.` : `${folder} contains no build "${build}".`,
    )
  const release: unknown = JSON.parse(readFileSync(newest, 'utf8'))
  if (!Check(RemoteRelease, release)) throw new Refusal(`${newest} does not match the contract. Build it again.`)
  return { folder: join(newest, '..'), release }
}
