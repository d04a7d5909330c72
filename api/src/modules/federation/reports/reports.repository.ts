import type { FederationReport } from '@comptoir/contracts/federation'
import type { Queryable } from '../../../platform/db/database.ts'
import { fingerprintOf } from './fingerprint.rules.ts'
import { stepOf } from './histogram.rules.ts'

type Incident = FederationReport['incidents'][number]
type Load = FederationReport['loads'][number]
interface Named {
  remote: string
  build: string
}

/** Kinds of failure that are kept per release, so that made-up reports cannot fill the disk. */
const MOST_KINDS = 200

const keyOf = ({ remote, build }: Named): string => `${remote}/${build}`

/** Which of some releases were published here, as `remote/build`. */
export async function publishedAmong(db: Queryable, named: readonly Named[]): Promise<ReadonlySet<string>> {
  if (named.length === 0) return new Set()
  const rows = await db
    .selectFrom('remote_release')
    .select(['remote', 'build'])
    .where('build', 'in', [...new Set(named.map(({ build }) => build))])
    .execute()
  const published = new Set(rows.map(keyOf))
  return new Set(named.map(keyOf).filter((key) => published.has(key)))
}

/** Adds a failure to those that are alike, or begins a new kind while there is room for it. */
export async function addIncident(db: Queryable, incident: Incident, now: Date): Promise<void> {
  const { remote, build } = incident
  const key = { remote, build, fingerprint: fingerprintOf(incident) }
  const counted = await db
    .updateTable('release_incident')
    .set((eb) => ({ count: eb('count', '+', 1), last_at: now }))
    .where('remote', '=', remote)
    .where('build', '=', build)
    .where('fingerprint', '=', key.fingerprint)
    .returning('count')
    .executeTakeFirst()
  if (counted || (await countKinds(db, incident)) >= MOST_KINDS) return
  const { incidentId, class: kind, message, stack, path } = incident
  await db
    .insertInto('release_incident')
    .values({
      ...key,
      incident_id: incidentId,
      class: kind,
      message,
      stack: stack ?? null,
      path,
      count: 1,
      first_at: now,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'build', 'fingerprint'])
        .doUpdateSet((eb) => ({ count: eb('release_incident.count', '+', 1), last_at: now })),
    )
    .execute()
}

async function countKinds(db: Queryable, { remote, build }: Named): Promise<number> {
  const { kinds } = await db
    .selectFrom('release_incident')
    .select((eb) => eb.fn.countAll<number>().as('kinds'))
    .where('remote', '=', remote)
    .where('build', '=', build)
    .executeTakeFirstOrThrow()
  return kinds
}

/** Counts load times in their steps, always in the same order, so that two reports never wait for each other. */
export async function addLoads(db: Queryable, loads: readonly Load[]): Promise<void> {
  if (loads.length === 0) return
  const counts = new Map<string, { remote: string; build: string; phase: string; up_to_ms: number; count: number }>()
  for (const { remote, build, phase, ms } of loads) {
    const row = { remote, build, phase, up_to_ms: stepOf(ms), count: 0 }
    const key = JSON.stringify(row)
    counts.set(key, { ...row, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const rows = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  await db
    .insertInto('release_load')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'build', 'phase', 'up_to_ms'])
        .doUpdateSet((eb) => ({ count: eb('release_load.count', '+', eb.ref('excluded.count')) })),
    )
    .execute()
}
