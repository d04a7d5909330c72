import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
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

/** The store in a directory: `<dataDir>/releases/<remote>/<build>/<path>`. A build is there whole or not at all. */
export function folderStore(dataDir: string): ReleaseStore {
  const root = path.join(dataDir, 'releases')
  const folderOf = (remote: string, build: string): string => path.join(root, remote, build)
  return {
    stage: (now) => stageUnder(root, folderOf, now),
    has: (remote, build) => stat(folderOf(remote, build)).then((found) => found.isDirectory(), () => false),
    find: (remote, build, name, accepted) => findFile(path.join(folderOf(remote, build), name), accepted),
  }
}

async function findFile(file: string, accepted: ReadonlySet<Encoding>): Promise<ReleaseFileContent | null> {
  for (const { encoding, suffix } of SUFFIXES) {
    const found = accepted.has(encoding) ? await stat(`${file}${suffix}`).catch(() => null) : null
    if (found?.isFile()) return { encoding, size: found.size, open: () => createReadStream(`${file}${suffix}`) }
  }
  return null
}

async function stageUnder(root: string, folderOf: (remote: string, build: string) => string, now: Date): Promise<Staging> {
  const stagings = path.join(root, '.staging')
  await discardLeft(stagings, now)
  const folder = path.join(stagings, randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    folder,
    seal: async () => {
      for (const file of await filesUnder(folder)) await packFile(file)
      await syncTree(folder)
    },
    place: (remote, build) => moveInto(folder, folderOf(remote, build)),
    discard: () => rm(folder, { recursive: true, force: true }),
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
