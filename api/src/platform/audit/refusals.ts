import type { AuditAction } from '@comptoir/contracts/audit'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/database.ts'
import { enterCompany } from '../db/enter-company.ts'
import { audit } from './audit.ts'

/** So many refusals of one user, action and hour are told one by one; the others are counted. */
export const TOLD_REFUSALS = 10
const HOUR_MS = 3_600_000

/** Somebody of a company was refused; `byUserId` is null where nobody knows who it was. */
export interface Refused {
  companyId: string
  userId: string
  byUserId: string | null
  accountId: string | null
  apiTokenId?: string
  action: AuditAction
  after: object
  now: Date
  requestId: string
}

/** Writes a refusal in a transaction of its own, which stays whatever becomes of the request. */
export async function recordRefusal(db: Database, refused: Refused): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await enterCompany(trx, refused.companyId, { pointOfSaleIds: [] })
    if ((await count(trx, refused)) > TOLD_REFUSALS) return
    const { userId, byUserId, action, after } = refused
    await audit({ ...refused, db: trx, userId: byUserId }, { action, entity: 'user', entityId: userId, after })
  })
}

async function count(trx: Tx, { companyId, userId, action, now }: Refused): Promise<number> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  const row = await trx
    .insertInto('refusal_count')
    .values({ company_id: companyId, user_id: userId, action, hour, last_at: now, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'hour', 'user_id', 'action']).doUpdateSet({
        count: sql`least(refusal_count.count, 2000000000) + 1`,
        last_at: now,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return row.count
}
