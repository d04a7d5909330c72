import type { Device } from '@comptoir/contracts/identity/accounts'
import type { Queryable } from '../../../platform/db/database.ts'
import { deviceName } from '../../../platform/http/device-name.ts'

/** The live sessions of an account, the one used last first. A session is seen when it is renewed, every ten minutes of use. */
export async function listDevices(db: Queryable, accountId: string, sessionId: string, now: Date): Promise<Device[]> {
  const rows = await db
    .selectFrom('account_session')
    .select(['id', 'user_agent', 'created_at', 'rotated_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('rotated_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ...deviceName(row.user_agent),
    signedInAt: row.created_at.toISOString(),
    lastSeenAt: row.rotated_at.toISOString(),
    isThisOne: row.id === sessionId,
  }))
}

/** Ends one live session; gives the company that it was in, undefined when the account has no such one. */
export async function revokeDevice(
  db: Queryable,
  accountId: string,
  id: string,
  now: Date,
): Promise<{ companyId: string | null } | undefined> {
  const row = await db
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('company_id')
    .executeTakeFirst()
  return row && { companyId: row.company_id }
}
