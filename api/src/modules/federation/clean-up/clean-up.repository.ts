import type { Queryable, Tx } from '../../../platform/db/database.ts'

export interface Named {
  remote: string
  build: string
}

export interface Unneeded {
  /** Beyond what the pointers themselves name. */
  needed: readonly Named[]
  touchedSince: Date
  seenSince: Date
  now: Date
}

/** Marks releases whose files nobody needs any more, and names them. */
export async function markUnneeded(db: Tx, { needed, touchedSince, seenSince, now }: Unneeded): Promise<Named[]> {
  const isNeeded = (row: Named): boolean =>
    needed.some(({ remote, build }) => remote === row.remote && build === row.build)
  const unneeded = (await listUntouched(db, { touchedSince, seenSince })).filter((row) => !isNeeded(row))
  for (const { remote, build } of unneeded) {
    await db
      .updateTable('remote_release')
      .set({ files_removed_at: now })
      .where('remote', '=', remote)
      .where('build', '=', build)
      .execute()
  }
  return unneeded
}

/** Old releases with files that no pointer names, that nothing happened to and that no browser runs. */
function listUntouched(
  db: Tx,
  { touchedSince, seenSince }: Pick<Unneeded, 'touchedSince' | 'seenSince'>,
): Promise<Named[]> {
  return db
    .selectFrom('remote_release as r')
    .leftJoin('remote_pointer as p', (join) =>
      join
        .onRef('p.remote', '=', 'r.remote')
        .on((eb) =>
          eb.or([eb('p.active_build', '=', eb.ref('r.build')), eb('p.previous_build', '=', eb.ref('r.build'))]),
        ),
    )
    .leftJoin('release_seen as s', (join) =>
      join.onRef('s.remote', '=', 'r.remote').onRef('s.build', '=', 'r.build').on('s.last_at', '>=', seenSince),
    )
    .leftJoin('release_event as e', (join) =>
      join
        .onRef('e.remote', '=', 'r.remote')
        .on('e.recorded_at', '>=', touchedSince)
        .on((eb) => eb.or([eb('e.from_build', '=', eb.ref('r.build')), eb('e.to_build', '=', eb.ref('r.build'))])),
    )
    .select(['r.remote', 'r.build'])
    .where('r.files_removed_at', 'is', null)
    .where('r.published_at', '<', touchedSince)
    .where('p.remote', 'is', null)
    .where('s.remote', 'is', null)
    .where('e.id', 'is', null)
    .orderBy('r.remote')
    .orderBy('r.build')
    .execute()
}

/** Releases whose files are gone, or should be, since an instant. */
export function listMarkedSince(db: Queryable, since: Date): Promise<Named[]> {
  return db
    .selectFrom('remote_release')
    .select(['remote', 'build'])
    .where('files_removed_at', '>=', since)
    .orderBy('remote')
    .orderBy('build')
    .execute()
}
