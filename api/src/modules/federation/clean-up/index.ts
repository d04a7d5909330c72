import type { Log } from '../../../platform/log.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { FederationParts } from '../federation-parts.ts'
import { cleanUpReleases } from './clean-up.service.ts'

const JOB = 'releases-clean-up'
/** Every night, in UTC. A machine that was off then does it when it is started. */
const AT_NIGHT = '17 2 * * *'

/** Files of releases that nobody needs any more are removed every night. */
export function scheduleCleanUp(jobs: Jobs, parts: FederationParts, log: Pick<Log, 'warn' | 'error' | 'info'>): void {
  jobs.repeat(JOB, AT_NIGHT, () => cleanUpReleases(parts, log))
}
