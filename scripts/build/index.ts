import path from 'node:path'
import pLimit from 'p-limit'
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
    await buildAll(stale)
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

/** A failure lets the others end what they are at, and begins no more. */
async function buildAll(builds: readonly { app: string; build: string }[]): Promise<void> {
  const limit = pLimit({ concurrency: AT_ONCE, rejectOnClear: true })
  const works = builds.map((each) => limit(buildOne, each))
  for (const work of works) work.catch(() => limit.clearQueue())
  await Promise.all(works)
}

async function buildOne({ app, build }: { app: string; build: string }): Promise<void> {
  const startedAt = performance.now()
  await buildApp(app, build)
  console.log(`  ${app} built ${took(startedAt)}`)
}
