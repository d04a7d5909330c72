import type { AppDeps } from '../../platform/deps.ts'
import { removeOldLinks } from './account-mails/index.ts'
import { removeEndedSessions } from './sessions/index.ts'
import { removeEndedWindows } from './throttle/index.ts'

const JOB = 'accounts-clean-up'
/** Every night, in UTC. */
const AT_NIGHT = '37 2 * * *'
const SESSION_DAYS = 90

/** Counters, links and sessions that are long over are removed every night. */
export function scheduleCleanUp({ db, jobs, clock }: Pick<AppDeps, 'db' | 'jobs' | 'clock'>): void {
  jobs.repeat(JOB, AT_NIGHT, async () => {
    const now = clock.now()
    await removeEndedWindows(db, now)
    await removeOldLinks(db, now)
    await removeEndedSessions(db, new Date(now.getTime() - SESSION_DAYS * 86_400_000))
  })
}
