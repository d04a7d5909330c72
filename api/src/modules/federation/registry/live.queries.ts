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

/**
 * The release that is live and those that were live before it and have their files, the last one first. What somebody
 * went back from is none of them, and neither is what was only published.
 */
export function listWithEarlier(db: Queryable, remote: string, activeBuild: string): Promise<StoredRelease[]> {
  return db
    .with('live', (cte) =>
      cte
        .selectFrom('release_event as e')
        .select(({ fn }) => ['e.to_build as build', fn.max('e.revision').as('since')])
        .where('e.remote', '=', remote)
        .where('e.action', 'in', ['promoted', 'rolledBack'])
        .groupBy('e.to_build'),
    )
    .selectFrom('remote_release as r')
    .leftJoin('live as l', 'l.build', 'r.build')
    .select(['r.remote', 'r.build', 'r.document', 'r.signature'])
    .where('r.remote', '=', remote)
    .where('r.files_removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('r.build', '=', activeBuild),
        eb.and([
          eb('l.since', 'is not', null),
          eb.not(
            eb.exists(
              eb
                .selectFrom('release_event as b')
                .select('b.id')
                .where('b.remote', '=', remote)
                .where('b.action', '=', 'rolledBack')
                .whereRef('b.from_build', '=', 'r.build')
                .whereRef('b.revision', '>', 'l.since'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy((eb) => eb('r.build', '=', activeBuild), 'desc')
    .orderBy('l.since', 'desc')
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
