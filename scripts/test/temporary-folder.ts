import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Lends a new folder that only we may enter, and removes it afterwards, also when this process ends in the middle. */
export async function withTemporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix))
  const remove = (): void => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.on('exit', remove)
  try {
    return await work(folder)
  } finally {
    process.off('exit', remove)
    remove()
  }
}
