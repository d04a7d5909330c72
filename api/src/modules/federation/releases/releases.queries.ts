import {
  unmetRequirements,
  type FederationStatus,
  type HostVersions,
  type ReleaseHealth,
  type ReleaseSummary,
  type RemoteStatus,
} from '@comptoir/contracts/federation'
import type { Queryable } from '../../../platform/db/database.ts'
import { healthOf, readHealth } from '../reports/index.ts'

const COLUMNS = [
  'remote',
  'build',
  'version',
  'owner',
  'commit_id',
  'requires',
  'is_built_in',
  'published_by',
  'published_at',
  'files_removed_at',
] as const
/** Releases that the state of a remote shows. */
const SHOWN = 20

/** Every remote that something was ever published of, or the one that is asked for. */
export async function readStatus(db: Queryable, remote: string | null): Promise<FederationStatus> {
  const { revision } = await db
    .selectFrom('registry_revision')
    .select('revision')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const rows = await listNewest(db, remote)
  const pointers = await db
    .selectFrom('remote_pointer')
    .selectAll()
    .$if(remote !== null, (query) => query.where('remote', '=', remote ?? ''))
    .execute()
  const health = await readHealth(
    db,
    rows.map(({ build }) => build),
  )
  const remotes = [...new Set(rows.map((row) => row.remote))].map((id): RemoteStatus => {
    const releases = rows.filter((row) => row.remote === id)
    const pointer = pointers.find((candidate) => candidate.remote === id)
    return {
      id,
      owner: releases[0]?.owner ?? '',
      state: pointer === undefined ? 'unpublished' : pointer.is_disabled ? 'disabled' : 'active',
      reason: pointer?.reason ?? null,
      active: pointer?.active_build ?? null,
      previous: pointer?.previous_build ?? null,
      releases: releases.map((row) => toSummary(row, healthOf(health, row))),
    }
  })
  return { revision, remotes }
}

export async function getSummary(db: Queryable, remote: string, build: string): Promise<ReleaseSummary> {
  const row = await db
    .selectFrom('remote_release')
    .select(COLUMNS)
    .where('remote', '=', remote)
    .where('build', '=', build)
    .executeTakeFirstOrThrow()
  return toSummary(row, healthOf(await readHealth(db, [build]), row))
}

function listNewest(db: Queryable, remote: string | null): Promise<Row[]> {
  const ranked = db
    .selectFrom('remote_release')
    .select(COLUMNS)
    .select((eb) =>
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('remote').orderBy('published_at', 'desc').orderBy('build'))
        .as('place'),
    )
    .$if(remote !== null, (query) => query.where('remote', '=', remote ?? ''))
  return db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', SHOWN)
    .orderBy('remote')
    .orderBy('place')
    .execute()
}

interface Row {
  remote: string
  build: string
  version: string
  owner: string
  commit_id: string | null
  requires: HostVersions
  is_built_in: boolean
  published_by: string
  published_at: Date
  files_removed_at: Date | null
}

function toSummary(row: Row, health: ReleaseHealth): ReleaseSummary {
  return {
    build: row.build,
    version: row.version,
    commit: row.commit_id,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    isBuiltIn: row.is_built_in,
    isCompatible: unmetRequirements(row.requires).length === 0,
    filesRemovedAt: row.files_removed_at?.toISOString() ?? null,
    health,
  }
}
