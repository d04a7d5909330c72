import type { Database } from '../db/database.ts'
import { DomainError } from '../errors.ts'

/** Accounts that can reach every company sign in in two steps: refused until a second factor is set up. */
export async function requireSecondFactor(db: Database, accountId: string): Promise<void> {
  const row = await db
    .selectFrom('account_second_factor')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!row) throw new DomainError('auth.secondFactorNeeded')
}
