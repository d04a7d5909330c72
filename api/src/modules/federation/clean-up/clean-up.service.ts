import type { Log } from '../../../platform/log.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { FederationParts } from '../federation-parts.ts'
import { readPointers, usableReleases } from '../registry/index.ts'
import { findRelease, lockRevision } from '../releases/index.ts'
import { verifiedRelease } from '../signing/index.ts'
import { listMarkedSince, markUnneeded, type Named } from './clean-up.repository.ts'

const DAY_MS = 86_400_000
/** Neither published, made live nor replaced for so long. */
const UNTOUCHED_DAYS = 30
/** Not heard of from any browser for so long: reports and calls of its pages count (`SeenReleases`). */
const UNSEEN_DAYS = 7
/** Files that could not be removed are tried for so long. */
const TRIED_DAYS = 7

type Parts = Pick<FederationParts, 'db' | 'clock' | 'store' | 'key'>
type CleanUpLog = Pick<Log, 'warn' | 'error' | 'info'>

/**
 * Removes the files of releases that are neither live, nor the target of a roll-back, nor the fallback of the live
 * one, were not touched for 30 days and run in no browser. Their rows stay as history, marked first, so that a release
 * without its files never becomes live; what was cut short goes on with the next run.
 */
export async function cleanUpReleases(parts: Parts, log: CleanUpLog): Promise<void> {
  const now = parts.clock.now()
  const since = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  const marked = await parts.db.transaction().execute(async (db) => {
    await lockRevision(db)
    const needed = await listNeeded(db, parts)
    return markUnneeded(db, { needed, touchedSince: since(UNTOUCHED_DAYS), seenSince: since(UNSEEN_DAYS), now })
  })
  for (const release of marked) log.info(release, 'the files of a release are no longer needed')
  for (const release of await listMarkedSince(parts.db, since(TRIED_DAYS))) {
    await removeFiles(parts, release, log).catch((error: unknown) =>
      log.warn({ err: error, ...release }, 'the files of a release could not be removed'),
    )
  }
}

/** What pages may load: the live release of each remote, and its fallback. */
async function listNeeded(db: Tx, { key }: Parts): Promise<Named[]> {
  const { pointers } = await readPointers(db)
  const needed: Named[] = []
  for (const pointer of pointers) {
    const usable = await usableReleases(db, key, pointer, () => undefined)
    needed.push(...usable.slice(0, 2).map(({ remote, build }) => ({ remote: remote.id, build })))
  }
  return needed
}

/** Under the lock, so that nobody publishes the release again meanwhile. */
async function removeFiles({ db, store, key }: Parts, { remote, build }: Named, log: CleanUpLog): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockRevision(tx)
    const row = await findRelease(tx, remote, build)
    if (!row || row.filesRemovedAt === null) return
    const release = verifiedRelease(key, row)
    if (release === null)
      log.error({ remote, build }, 'a release is not what was signed when it was published: its files stay')
    else if (await store.has(release)) await store.remove(release)
  })
}
