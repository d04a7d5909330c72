import { clockIn } from '@comptoir/contracts/time'
import type { ClockStep } from '../../../platform/audit/seal-audit-trails.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Log } from '../../../platform/log.ts'
import { notify } from '../../identity/index.ts'
import { getCompanyPlace, listAdministrators } from '../supervision/index.ts'

/** Tells the administrators of a company that the clock went far ahead or back: the one who can set it right is there. */
export async function tellClockStep(
  admin: Database,
  { companyId, from, to }: ClockStep,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  log.warn({ companyId, from, to }, 'between two entries of an audit trail the clock went far ahead, or back')
  await admin.transaction().execute(async (db) => {
    const { timeZone } = await getCompanyPlace(db, companyId)
    const at = (instant: Date): string => clockIn(instant, timeZone).replace('T', ' ')
    for (const { userId } of await listAdministrators(db, companyId)) {
      await notify(
        { db, companyId, now: to },
        {
          kind: from < to ? 'clockAhead' : 'clockBack',
          params: { from: at(from), to: at(to) },
          place: { layout: 'company', path: 'auditTrail' },
          userId,
        },
      )
    }
  })
}
