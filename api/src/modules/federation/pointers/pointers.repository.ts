import type { ReleaseEvent } from '@comptoir/contracts/federation'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../../platform/db/database.ts'
import type { StoredRelease } from '../signing/index.ts'

/** Which release of a remote is live. */
export interface Pointer {
  remote: string
  activeBuild: string
  previousBuild: string | null
  isDisabled: boolean
  reason: string | null
  /** False once a person or a team's token chose it. */
  isSetByInstallation: boolean
}

export async function findPointer(db: Queryable, remote: string): Promise<Pointer | null> {
  const row = await db.selectFrom('remote_pointer').selectAll().where('remote', '=', remote).executeTakeFirst()
  if (!row) return null
  return {
    remote,
    activeBuild: row.active_build,
    previousBuild: row.previous_build,
    isDisabled: row.is_disabled,
    reason: row.reason,
    isSetByInstallation: row.is_set_by_installation,
  }
}

export async function writePointer(db: Tx, { remote, ...pointer }: Pointer): Promise<void> {
  const values = {
    active_build: pointer.activeBuild,
    previous_build: pointer.previousBuild,
    is_disabled: pointer.isDisabled,
    reason: pointer.reason,
    is_set_by_installation: pointer.isSetByInstallation,
  }
  await db
    .insertInto('remote_pointer')
    .values({ remote, ...values })
    .onConflict((conflict) => conflict.column('remote').doUpdateSet(values))
    .execute()
}

/** The build that was live when another one was promoted last: what to go back to from there. Null when its files are gone. */
export async function findPredecessor(db: Queryable, remote: string, build: string): Promise<string | null> {
  const row = await db
    .selectFrom('release_event as e')
    .leftJoin('remote_release as r', (join) =>
      join.onRef('r.remote', '=', 'e.remote').onRef('r.build', '=', 'e.from_build'),
    )
    .select(['e.from_build', 'r.files_removed_at'])
    .where('e.remote', '=', remote)
    .where('e.action', '=', 'promoted')
    .where('e.to_build', '=', build)
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.files_removed_at ? null : (row?.from_build ?? null)
}

/** Whether the installation brought a remote, whoever published its releases since. */
export async function cameWithInstallation(db: Queryable, remote: string): Promise<boolean> {
  const row = await db
    .selectFrom('remote_release')
    .select('build')
    .where('remote', '=', remote)
    .where('is_built_in', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Releases that are live of other remotes. */
export function listLiveBeside(db: Queryable, remote: string): Promise<StoredRelease[]> {
  return db
    .selectFrom('remote_pointer as p')
    .innerJoin('remote_release as r', (join) =>
      join.onRef('r.remote', '=', 'p.remote').onRef('r.build', '=', 'p.active_build'),
    )
    .select(['r.remote', 'r.build', 'r.document', 'r.signature'])
    .where('p.remote', '<>', remote)
    .execute()
}

const EVENT_COLUMNS = [
  'remote',
  'revision',
  'action',
  'from_build',
  'to_build',
  'actor',
  'reason',
  'recorded_at',
] as const
/** Events of a remote that its log shows. */
const SHOWN = 100

/** What was done to a remote, the latest first. */
export async function listEvents(db: Queryable, remote: string): Promise<ReleaseEvent[]> {
  const rows = await db
    .selectFrom('release_event')
    .select(EVENT_COLUMNS)
    .where('remote', '=', remote)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(toEvent)
}

/** The latest change since a revision, of that remote before others. */
export async function findChangeSince(
  db: Queryable,
  remote: string,
  revision: number,
): Promise<(ReleaseEvent & { remote: string }) | null> {
  const row = await db
    .selectFrom('release_event')
    .select(EVENT_COLUMNS)
    .where('revision', '>', revision)
    .where('action', '<>', 'published')
    .orderBy(sql`remote = ${remote}`, 'desc')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...toEvent(row), remote: row.remote } : null
}

interface EventRow {
  revision: number
  action: ReleaseEvent['action']
  from_build: string | null
  to_build: string | null
  actor: string
  reason: string | null
  recorded_at: Date
}

function toEvent(row: EventRow): ReleaseEvent {
  return {
    revision: row.revision,
    action: row.action,
    fromBuild: row.from_build,
    toBuild: row.to_build,
    actor: row.actor,
    reason: row.reason,
    at: row.recorded_at.toISOString(),
  }
}
