import fs from 'node:fs'
import path from 'node:path'
import { makeFolder } from './owned-file.ts'
import { releaseLock, takeLock } from './process-lock.ts'
import { Refusal } from './refusal.ts'

const held = new Map<string, number>()

process.on('exit', () => {
  for (const file of held.keys()) releaseLock(file)
})

/**
 * Makes this process the only one that works on a data folder, and returns the way to give it back. Asking again in the
 * same process is allowed; another process is refused for as long as this one lives.
 */
export function lockDataDir(dataDir: string): () => void {
  makeFolder(dataDir)
  const file = path.join(fs.realpathSync(dataDir), 'lock')
  const count = held.get(file) ?? 0
  const holder = count === 0 ? takeLock(file) : null
  if (holder !== null) {
    throw new Refusal(
      `Comptoir is already running on the data folder ${dataDir} (process ${holder}). Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  held.set(file, count + 1)
  let isGivenBack = false
  return () => {
    if (!isGivenBack) giveBack(file)
    isGivenBack = true
  }
}

function giveBack(file: string): void {
  const count = (held.get(file) ?? 1) - 1
  held.set(file, count)
  if (count > 0) return
  held.delete(file)
  releaseLock(file)
}
