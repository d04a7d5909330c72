import type { ReleaseHealth, ReleaseIncident } from '@comptoir/contracts/federation'
import { totalOf } from '../../../platform/db/sums.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { quantile } from './histogram.rules.ts'

interface Named {
  remote: string
  build: string
}

/** What was counted of some builds. */
export interface HealthCounts {
  loads: (Named & { phase: string; upToMs: number; count: number })[]
  failures: (Named & { count: number })[]
}

/** Incidents of one release that are shown: the latest. */
const SHOWN = 50
/** Three of four. */
const MOST_LOADS = 0.75

export async function readHealth(db: Queryable, builds: readonly string[]): Promise<HealthCounts> {
  if (builds.length === 0) return { loads: [], failures: [] }
  const loads = await db
    .selectFrom('release_load')
    .select(['remote', 'build', 'phase', 'up_to_ms as upToMs', 'count'])
    .where('build', 'in', builds)
    .where('phase', 'in', ['entry', 'firstRender'])
    .execute()
  const failures = await db
    .selectFrom('release_incident')
    .select(['remote', 'build'])
    .select(totalOf('count').as('count'))
    .where('build', 'in', builds)
    .groupBy(['remote', 'build'])
    .execute()
  return { loads, failures }
}

/** One load is one entry that was fetched; the time is that of the first picture. */
export function healthOf({ loads, failures }: HealthCounts, release: Named): ReleaseHealth {
  const own = loads.filter((load) => isOf(load, release))
  return {
    loads: own.filter(({ phase }) => phase === 'entry').reduce((sum, { count }) => sum + count, 0),
    failures: failures.find((failure) => isOf(failure, release))?.count ?? 0,
    firstRenderP75Ms: quantile(
      own.filter(({ phase }) => phase === 'firstRender'),
      MOST_LOADS,
    ),
  }
}

function isOf(counted: Named, { remote, build }: Named): boolean {
  return counted.remote === remote && counted.build === build
}

/** What failed in a release, the latest first. */
export async function listIncidents(db: Queryable, { remote, build }: Named): Promise<ReleaseIncident[]> {
  const rows = await db
    .selectFrom('release_incident')
    .select(['incident_id as incidentId', 'class', 'message', 'stack', 'path', 'count', 'first_at', 'last_at'])
    .where('remote', '=', remote)
    .where('build', '=', build)
    .orderBy('last_at', 'desc')
    .orderBy('fingerprint')
    .limit(SHOWN)
    .execute()
  return rows.map(({ first_at, last_at, ...row }) => ({
    ...row,
    firstAt: first_at.toISOString(),
    lastAt: last_at.toISOString(),
  }))
}
