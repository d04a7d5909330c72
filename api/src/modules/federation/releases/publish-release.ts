import type { RemoteRelease } from '@comptoir/contracts/federation'
import type { Queryable } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { FederationParts } from '../federation-parts.ts'
import { canonicalJson } from '../signing/index.ts'
import type { Staging } from '../store/index.ts'
import {
  findRelease,
  insertEvent,
  insertRelease,
  lockRevision,
  noteFilesBack,
  resignRelease,
  type ReleaseRow,
} from './releases.repository.ts'

type Parts = Pick<FederationParts, 'db' | 'admin' | 'store' | 'key'>

/** This very release, if it was published before. Refuses a build that was published with other content. */
async function findSame(db: Queryable, release: RemoteRelease): Promise<ReleaseRow | null> {
  const known = await findRelease(db, release.remote.id, release.build)
  if (!known || known.document === canonicalJson(release)) return known
  throw new DomainError('release.buildTaken', { remote: known.remote, build: known.build })
}

/** The same, and its files are where they are served from: then there is nothing to receive. */
export async function isComplete({ db, store }: Parts, release: RemoteRelease): Promise<boolean> {
  const known = await findSame(db, release)
  return known?.filesRemovedAt === null && store.has(release)
}

/** Gives a release that is what it was the signature of a key that was made after it. */
export async function ensureSigned({ db, admin, key }: Parts, { remote: { id }, build }: RemoteRelease): Promise<void> {
  const known = await findRelease(db, id, build)
  if (known && !key.isSigned(known.document, known.signature))
    await resignRelease(admin, { ...known, signature: key.sign(known.document) })
}

export interface Publication {
  release: RemoteRelease
  publishedBy: string
  isBuiltIn: boolean
  now: Date
}

/**
 * Publishes a release whose files are staged and were checked: files, row and event, or nothing. The same release again is
 * no second one; files of it that were lost or removed are put back. Answers whether it is new.
 */
export async function publishStaged(
  { db, store, key }: Parts,
  staging: Staging,
  { release, publishedBy, isBuiltIn, now }: Publication,
): Promise<boolean> {
  const { build, remote } = release
  const document = canonicalJson(release)
  const signature = key.sign(document)
  await staging.seal(release)
  return db.transaction().execute(async (tx) => {
    const revision = await lockRevision(tx)
    const known = await findSame(tx, release)
    const isThere = known?.filesRemovedAt === null && (await store.has(release))
    if (!isThere) await staging.place(release)
    if (known) {
      if (known.filesRemovedAt !== null) await noteFilesBack(tx, known)
      return false
    }
    await insertRelease(tx, { release, document, signature, isBuiltIn, publishedBy, now })
    await insertEvent(tx, {
      remote: remote.id,
      revision,
      action: 'published',
      fromBuild: null,
      toBuild: build,
      actor: publishedBy,
      reason: null,
      now,
    })
    return true
  })
}
