import type { ReleaseName } from '@comptoir/contracts/federation'
import type { Database, Queryable } from '../../../platform/db/database.ts'
import type { StoredRelease } from '../signing/index.ts'

/** The registry's revision and pointers as one statement sees them. */
export interface Pointers {
  revision: number
  pointers: { remote: string; activeBuild: string; isDisabled: boolean; reason: string | null }[]
}

export async function readRevision(db: Database): Promise<number> {
  const { revision } = await db
    .selectFrom('registry_revision')
    .select('revision')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return revision
}

export async function readPointers(db: Queryable): Promise<Pointers> {
  const rows = await db
    .selectFrom('registry_revision as v')
    .leftJoin('remote_pointer as p', (join) => join.onTrue())
    .select(['v.revision', 'p.remote', 'p.active_build', 'p.is_disabled', 'p.reason'])
    .orderBy('p.remote')
    .execute()
  return {
    revision: rows[0]?.revision ?? 0,
    pointers: rows.flatMap(({ remote, active_build, is_disabled, reason }) =>
      remote === null || active_build === null
        ? []
        : [{ remote, activeBuild: active_build, isDisabled: is_disabled ?? false, reason }],
    ),
  }
}

/** How far back to look for a release that can serve as fallback. */
const LOOKED_AT = 8

/** The release that is live and those that were published before it and have their files, the newest first. */
export function listWithEarlier(db: Queryable, remote: string, activeBuild: string): Promise<StoredRelease[]> {
  return db
    .selectFrom('remote_release as r')
    .innerJoin('remote_release as live', (join) =>
      join.onRef('live.remote', '=', 'r.remote').on('live.build', '=', activeBuild),
    )
    .select(['r.remote', 'r.build', 'r.document', 'r.signature'])
    .where('r.remote', '=', remote)
    .where('r.files_removed_at', 'is', null)
    .whereRef('r.published_at', '<=', 'live.published_at')
    .orderBy((eb) => eb('r.build', '=', activeBuild), 'desc')
    .orderBy('r.published_at', 'desc')
    .orderBy('r.build', 'desc')
    .limit(LOOKED_AT)
    .execute()
}

/** Those of these releases that have their files. */
export function listNamed(db: Queryable, names: readonly ReleaseName[]): Promise<StoredRelease[]> {
  return db
    .selectFrom('remote_release')
    .select(['remote', 'build', 'document', 'signature'])
    .where((eb) => eb.or(names.map(({ remote, build }) => eb.and({ remote, build }))))
    .where('files_removed_at', 'is', null)
    .execute()
}
