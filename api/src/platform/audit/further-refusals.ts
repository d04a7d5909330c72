import type { AuditAction } from '@comptoir/contracts/audit'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { audit } from './audit.ts'
import { TOLD_REFUSALS } from './refusals.ts'

const HOUR_MS = 3_600_000

/**
 * Writes, once an hour is over, how many more refusals there were of each user than were told one by one. Any number of
 * processes may do it at once: a row is taken by one. `admin` must see all companies.
 */
export async function recordFurtherRefusals(admin: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - HOUR_MS)
  const { rows } = await sql<{ id: string }>`
    select c.id from company c
    where exists (select from refusal_count r where r.company_id = c.id and r.hour <= ${before})`.execute(admin)
  for (const { id } of rows) {
    if (signal?.aborted) return
    await recordOf(admin, id, { before, now })
  }
}

async function recordOf(
  admin: Database,
  companyId: string,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  await admin.transaction().execute(async (db) => {
    const over = await db
      .deleteFrom('refusal_count')
      .where('company_id', '=', companyId)
      .where('hour', '<=', before)
      .returning(['user_id', 'action', 'hour', 'last_at', 'count'])
      .execute()
    const acting = { db, companyId, userId: null, accountId: null, now, requestId: randomUUID() }
    for (const { user_id: entityId, action, hour, last_at: lastAt, count } of over.filter(isNotAllTold))
      await audit(acting, {
        action: action as AuditAction,
        entity: 'user',
        entityId,
        after: { further: count - TOLD_REFUSALS, firstAt: hour.toISOString(), lastAt: lastAt.toISOString() },
      })
  })
}

function isNotAllTold({ count }: { count: number }): boolean {
  return count > TOLD_REFUSALS
}
