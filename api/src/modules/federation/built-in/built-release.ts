import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { BuildId, type RemoteRelease } from '@comptoir/contracts/federation'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { checkedRelease } from '../releases/index.ts'

/** `current.json`, which says what a build of a remote left last. */
const Current = Type.Object({ build: BuildId })
const PACKED = ['.br', '.gz']

/** A build of a remote that ships with the shell. */
export interface BuiltRelease {
  folder: string
  release: RemoteRelease
}

/** Ids of the remotes that lie beside the shell. */
export function builtRemotes(webRoot: string): string[] {
  return globSync('mfe-*/dist/current.json', { cwd: webRoot })
    .map((file) => path.basename(path.dirname(path.dirname(file))).replace('mfe-', ''))
    .sort()
}

/** The current build of a remote. Throws when there is no sound one. */
export async function readBuilt(webRoot: string, remote: string): Promise<BuiltRelease> {
  const dist = path.join(webRoot, `mfe-${remote}`, 'dist')
  const current: unknown = JSON.parse(await readFile(path.join(dist, 'current.json'), 'utf8'))
  if (!Value.Check(Current, current)) throw new Error(`current.json of ${remote} names no build`)
  const folder = path.join(dist, current.build)
  const release = checkedRelease(JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')), remote)
  if (release.build !== current.build) throw new Error(`release.json of ${remote} is of another build`)
  return { folder, release }
}

/** Copies the listed files of a build, with what is packed beside them. Throws when one is not what release.json says. */
export async function copyBuilt({ folder, release }: BuiltRelease, to: string): Promise<void> {
  for (const [name, { integrity }] of Object.entries(release.files)) {
    const from = path.join(folder, name)
    const found = `sha384-${createHash('sha384')
      .update(await readFile(from))
      .digest('base64')}`
    if (found !== integrity) throw new Error(`${name} of ${release.remote.id} is not the file that release.json lists`)
    await mkdir(path.dirname(path.join(to, name)), { recursive: true, mode: 0o700 })
    await copyFile(from, path.join(to, name))
    for (const suffix of PACKED)
      if (existsSync(`${from}${suffix}`)) await copyFile(`${from}${suffix}`, path.join(to, `${name}${suffix}`))
  }
}
