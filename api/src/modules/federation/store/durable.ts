import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { atOnce } from './at-once.ts'

/** Handles open at once: enough to keep a disk busy, few enough for any limit of a system. */
const AT_ONCE = 16

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Not every system lets a folder be synchronised; there, its files are all that can be done. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** Returns when everything under a folder has reached the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await atOnce(AT_ONCE, entries, (entry) => {
    const name = path.join(entry.parentPath, entry.name)
    return entry.isFile() ? syncFile(name) : syncFolder(name)
  })
  await syncFolder(folder)
}
