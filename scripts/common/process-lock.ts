import fs from 'node:fs'
import { isErrno, readJson } from './private-file.ts'
import { processIdentity } from './process-identity.ts'

/**
 * Takes a lock file for this process. Answers null when it is ours now, or the number of the living process that holds
 * it; a holder that was killed does not count.
 */
export function takeLock(file: string): number | null {
  for (;;) {
    if (linkNew(file)) return null
    const holder = livingHolder(file)
    if (holder !== null) return holder
    setAside(file)
  }
}

export function releaseLock(file: string): void {
  fs.rmSync(file, { force: true })
}

/** Runs the work while no other process holds the lock, waiting for as long as one does. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (takeLock(file) !== null) await new Promise((resolve) => setTimeout(resolve, 200))
  try {
    return await work()
  } finally {
    releaseLock(file)
  }
}

/** The lock appears with its content, or not at all. */
function linkNew(file: string): boolean {
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) }))
  try {
    fs.linkSync(draft, file)
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    throw error
  } finally {
    fs.rmSync(draft)
  }
}

function livingHolder(file: string): number | null {
  const content = readJson(file)
  const pid = content?.['pid']
  return typeof pid === 'number' && processIdentity(pid) === content?.['identity'] ? pid : null
}

/** Another process may have replaced the dead holder's lock since we read it; then that one is put back. */
function setAside(file: string): void {
  const aside = `${file}.${process.pid}.old`
  try {
    fs.renameSync(file, aside)
    if (livingHolder(aside) !== null) fs.linkSync(aside, file)
  } catch (error) {
    if (!isErrno(error, 'ENOENT', 'EEXIST')) throw error
  } finally {
    fs.rmSync(aside, { force: true })
  }
}
