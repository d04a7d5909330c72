import path from 'node:path'
import { makeFolder } from '../common/owned-file.ts'
import { withLock } from '../common/process-lock.ts'
import { ROOT } from '../common/root.ts'
import { took } from '../common/steps.ts'
import { buildApp } from './build-app.ts'
import { packSdk } from '../sdk/index.ts'
import { inputHashes, sharedHash } from './inputs.ts'
import { isBuilt } from './stamp.ts'

const AT_ONCE = 2
const BUILD_ID_LENGTH = 12
const SDK = 'sdk'

/**
 * Builds every application whose inputs changed since its last build, two at a time, a line for each. Answers which
 * were built. One process at a time builds in a clone; others wait and then find the work done.
 */
export async function buildChanged(): Promise<{ built: string[]; unchanged: string[] }> {
  const lock = path.join(ROOT, '.comptoir', 'building')
  makeFolder(path.dirname(lock))
  return withLock(lock, async () => {
    const builds = [...inputHashes()].map(([app, hash]) => ({ app, build: hash.slice(0, BUILD_ID_LENGTH) }))
    const stale = builds.filter(({ app, build }) => !isBuilt(ROOT, app, build))
    const waiting = [...stale]
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(waiting)))
    const isPacked = await pack()
    const built = [...stale.map(({ app }) => app), ...(isPacked ? [SDK] : [])]
    return { built, unchanged: [...builds.map(({ app }) => app), SDK].filter((name) => !built.includes(name)) }
  })
}

/** The packages that remotes of other repositories are built against. */
async function pack(): Promise<boolean> {
  const startedAt = performance.now()
  const isPacked = await packSdk(sharedHash())
  if (isPacked) console.log(`  ${SDK} packed ${took(startedAt)}`)
  return isPacked
}

/** Takes one after the other from the list. A failure empties it, so that the others stop after what they are at. */
async function work(waiting: { app: string; build: string }[]): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const startedAt = performance.now()
    try {
      await buildApp(next.app, next.build)
    } catch (error) {
      waiting.length = 0
      throw error
    }
    console.log(`  ${next.app} built ${took(startedAt)}`)
  }
}
