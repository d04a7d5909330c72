import { recordFurtherRefusals } from '../../../platform/audit/further-refusals.ts'
import type { AppDeps } from '../../../platform/deps.ts'

const JOB = 'further-refusals'
const EVERY_HOUR = '4 * * * *'

/** Refusals that were only counted get into the audit trail once their hour is over. */
export function scheduleFurtherRefusals({ admin, clock, jobs }: Pick<AppDeps, 'admin' | 'clock' | 'jobs'>): void {
  jobs.repeat(JOB, EVERY_HOUR, (signal) => recordFurtherRefusals(admin.db, clock.now(), signal))
}
