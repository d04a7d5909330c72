import type { HostVersions, ReleaseEvent, RemoteRelease } from '@comptoir/contracts/federation'
import { v7 as newId } from 'uuid'
import type { Database, Queryable, Tx } from '../../../platform/db/database.ts'
import { verifiedRelease, type SigningKey, type StoredRelease } from '../signing/index.ts'

/** Holds the registry until the end of the transaction, so that changes of releases come one after the other. */
export async function lockRevision(db: Tx): Promise<number> {
  const { revision } = await db
    .selectFrom('registry_revision')
    .select('revision')
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return revision
}

export async function raiseRevision(db: Tx, revision: number): Promise<void> {
  await db.updateTable('registry_revision').set({ revision }).where('id', '=', 1).execute()
}

export interface ReleaseRow extends StoredRelease {
  isBuiltIn: boolean
  requires: HostVersions
  /** Since when its files are gone; null while they are there. */
  filesRemovedAt: Date | null
}

export async function findRelease(db: Queryable, remote: string, build: string): Promise<ReleaseRow | null> {
  const row = await db
    .selectFrom('remote_release')
    .select(['remote', 'build', 'document', 'signature', 'is_built_in', 'requires', 'files_removed_at'])
    .where('remote', '=', remote)
    .where('build', '=', build)
    .executeTakeFirst()
  if (!row) return null
  const { is_built_in, requires, files_removed_at, ...stored } = row
  return { ...stored, isBuiltIn: is_built_in, requires, filesRemovedAt: files_removed_at }
}

/** The signed document of a release whose files are kept; null when there is none. */
export async function findKept(
  db: Queryable,
  key: SigningKey,
  remote: string,
  build: string,
): Promise<RemoteRelease | null> {
  const row = await findRelease(db, remote, build)
  return row && row.filesRemovedAt === null ? verifiedRelease(key, row) : null
}

/** Says that the files of a release are there again. */
export async function noteFilesBack(db: Tx, { remote, build }: StoredRelease): Promise<void> {
  await db
    .updateTable('remote_release')
    .set({ files_removed_at: null })
    .where('remote', '=', remote)
    .where('build', '=', build)
    .execute()
}

export interface NewRelease {
  release: RemoteRelease
  document: string
  signature: Buffer
  isBuiltIn: boolean
  publishedBy: string
  now: Date
}

export async function insertRelease(
  db: Tx,
  { release, document, signature, isBuiltIn, publishedBy, now }: NewRelease,
): Promise<void> {
  const { build, commit, remote } = release
  await db
    .insertInto('remote_release')
    .values({
      remote: remote.id,
      build,
      version: remote.version,
      owner: remote.owner,
      commit_id: commit,
      requires: JSON.stringify(remote.requires),
      document,
      signature,
      is_built_in: isBuiltIn,
      published_by: publishedBy,
      published_at: now,
    })
    .execute()
}

/** Puts document and signature of a release right again; only the administrators' role may. */
export async function resignRelease(
  admin: Database,
  { remote, build, document, signature }: StoredRelease,
): Promise<void> {
  await admin
    .updateTable('remote_release')
    .set({ document, signature })
    .where('remote', '=', remote)
    .where('build', '=', build)
    .execute()
}

export interface NewEvent {
  remote: string
  revision: number
  action: ReleaseEvent['action']
  fromBuild: string | null
  toBuild: string | null
  actor: string
  reason: string | null
  now: Date
}

export async function insertEvent(db: Tx, event: NewEvent): Promise<void> {
  await db
    .insertInto('release_event')
    .values({
      id: newId(),
      remote: event.remote,
      revision: event.revision,
      action: event.action,
      from_build: event.fromBuild,
      to_build: event.toBuild,
      actor: event.actor,
      reason: event.reason,
      recorded_at: event.now,
    })
    .execute()
}
