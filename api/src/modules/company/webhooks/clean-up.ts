import { WEBHOOK_HISTORY_DAYS } from '@comptoir/contracts/company/webhooks'
import type { AppDeps } from '../../../platform/deps.ts'
import type { Database } from '../../../platform/db/database.ts'

const JOB = 'webhooks-clean-up'
/** Every night, in UTC. */
const AT_NIGHT = '47 2 * * *'
const DAY_MS = 86_400_000

/** What webhooks were told long ago is removed every night, and removed webhooks with the last of it. */
export function scheduleWebhooksCleanUp({ admin, jobs, clock }: Pick<AppDeps, 'admin' | 'jobs' | 'clock'>): void {
  jobs.repeat(JOB, AT_NIGHT, () => removeOldDeliveries(admin.db, clock.now()))
}

/** `admin` must see all companies. */
export async function removeOldDeliveries(admin: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - WEBHOOK_HISTORY_DAYS * DAY_MS)
  await admin.deleteFrom('webhook_delivery').where('occurred_at', '<', before).execute()
  await admin
    .deleteFrom('webhook as w')
    .where('w.removed_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_delivery as d')
            .select('d.event_id')
            .whereRef('d.company_id', '=', 'w.company_id')
            .whereRef('d.webhook_id', '=', 'w.id'),
        ),
      ),
    )
    .execute()
}
