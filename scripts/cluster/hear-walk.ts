import type { Addresses } from '../bench/fixture.ts'
import { startApi } from '../bench/processes.ts'
import type { Notice } from './notices.ts'
import { walk, type Step, type WalkOptions } from './walk.ts'

const NOTICES = new URL('./notices.ts', import.meta.url)

/** A walk with what the distributed engine said of its statements. */
export interface HeardWalk {
  steps: Step[]
  heard: { operation: string | null; notice: Notice }[]
  /** Kinds of jobs that failed, each with why. */
  failedJobs: string[]
}

/** Walks, and hears of every statement that asks more than one node. */
export async function hearWalk(addresses: Addresses, options: WalkOptions): Promise<HeardWalk> {
  const heard: HeardWalk['heard'] = []
  const failedJobs = new Set<string>()
  let under: string | null = null
  const steps = await walk(
    addresses,
    {
      ...options,
      onOperation: (operation) => (under = operation),
      onFailedJob: (job) => failedJobs.add(job),
    },
    (fixture, _, settings) =>
      startApi(
        fixture,
        null,
        { ...settings, DATABASE_APP_URL: talkative(fixture.appUrl), DATABASE_ADMIN_URL: talkative(fixture.adminUrl) },
        { module: NOTICES, hear: (message) => heard.push({ operation: under, notice: message as Notice }) },
      ),
  )
  return { steps, heard, failedJobs: [...failedJobs] }
}

/** A single PostgreSQL takes the setting too, and says nothing. */
function talkative(url: string): string {
  const other = new URL(url)
  other.searchParams.set('options', '-c citus.multi_task_query_log_level=notice')
  return other.toString()
}
