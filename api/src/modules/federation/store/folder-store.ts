import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import type { Encoding, ReleaseFileContent } from '../../../platform/web/release-files.ts'
import { syncFolder, syncTree } from './durable.ts'
import { packFile } from './pack.ts'
import type { ReleaseStore, Staging } from './release-store.ts'

const SUFFIXES: readonly { encoding: Encoding; suffix: string }[] = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
  { encoding: 'identity', suffix: '' },
]

/** What a server left that died while it received a release is removed after this long. */
const LEFT_MS = 86_400_000

/** A store that also takes single files, as a cache of another one does. */
export interface FolderStore extends ReleaseStore {
  /** Keeps a file of a release, packed where it is worth it; it is there whole or not at all. */
  keep(remote: string, build: string, name: string, bytes: Buffer): Promise<void>
}

/** The store in a directory: `<root>/<remote>/<build>/<path>`. A build is there whole or not at all, unless its files were kept one by one. */
export function folderStore(root: string): FolderStore {
  const folderOf = (remote: string, build: string): string => path.join(root, remote, build)
  const placeOf = ({ remote, build }: RemoteRelease): string => folderOf(remote.id, build)
  return {
    stage: (now) => stageUnder(root, placeOf, now),
    has: (release) =>
      stat(placeOf(release)).then(
        (found) => found.isDirectory(),
        () => false,
      ),
    find: (remote, build, name, accepted) => findFile(path.join(folderOf(remote, build), name), accepted),
    keep: (remote, build, name, bytes) => keepFile(root, path.join(folderOf(remote, build), name), bytes),
    remove: (release) => rm(placeOf(release), { recursive: true, force: true }),
  }
}

async function findFile(file: string, accepted: ReadonlySet<Encoding>): Promise<ReleaseFileContent | null> {
  for (const { encoding, suffix } of SUFFIXES) {
    const found = accepted.has(encoding) ? await stat(`${file}${suffix}`).catch(() => null) : null
    if (found?.isFile()) return { encoding, size: found.size, open: () => createReadStream(`${file}${suffix}`) }
  }
  return null
}

const stagingsOf = (root: string): string => path.join(root, '.staging')

async function newStaging(root: string): Promise<string> {
  const folder = path.join(stagingsOf(root), randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

async function stageUnder(root: string, placeOf: (release: RemoteRelease) => string, now: Date): Promise<Staging> {
  await discardLeft(stagingsOf(root), now)
  const folder = await newStaging(root)
  return {
    folder,
    seal: async () => {
      for (const file of await filesUnder(folder)) await packFile(file)
      await syncTree(folder)
    },
    place: (release) => moveInto(folder, placeOf(release)),
    discard: () => rm(folder, { recursive: true, force: true }),
  }
}

async function keepFile(root: string, file: string, bytes: Buffer): Promise<void> {
  const folder = await newStaging(root)
  try {
    const draft = path.join(folder, path.basename(file))
    await writeFile(draft, bytes, { mode: 0o600 })
    await packFile(draft)
    await syncTree(folder)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    for (const { suffix } of SUFFIXES)
      if (existsSync(`${draft}${suffix}`)) await rename(`${draft}${suffix}`, `${file}${suffix}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function discardLeft(stagings: string, now: Date): Promise<void> {
  for (const name of await readdir(stagings).catch(() => [])) {
    const folder = path.join(stagings, name)
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < now.getTime() - LEFT_MS) await rm(folder, { recursive: true, force: true })
  }
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

async function moveInto(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  await rm(to, { recursive: true, force: true })
  await rename(from, to)
  await syncFolder(path.dirname(to))
}
