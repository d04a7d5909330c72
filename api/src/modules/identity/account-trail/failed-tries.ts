import { recordRefusal } from '../../../platform/audit/refusals.ts'
import { whenceOf } from '../../../platform/audit/whence.ts'
import type { Database } from '../../../platform/db/database.ts'
import { enterCompany } from '../../../platform/db/enter-company.ts'
import { listCompaniesOf } from '../accounts/index.ts'
import { findUserOf } from './account-trail.queries.ts'
import type { AccountAction, Asked } from './account-trail.ts'

/**
 * Writes that somebody could not sign in to an account, in each of its companies. To be done after the answer, which must
 * take as long for an e-mail that nobody has. What was typed is not recorded.
 */
export async function recordFailedTry(
  db: Database,
  { now, requestId, visitor }: Asked,
  {
    accountId,
    action,
  }: { accountId: string; action: Extract<AccountAction, 'user.signInFailed' | 'user.secondFactorRefused'> },
): Promise<void> {
  const after = whenceOf(visitor)
  for (const companyId of await listCompaniesOf(db, accountId)) {
    const userId = await db.transaction().execute(async (trx) => {
      await enterCompany(trx, companyId, { pointOfSaleIds: [] })
      return findUserOf(trx, companyId, accountId)
    })
    if (userId === null) continue
    await recordRefusal(db, { companyId, userId, byUserId: null, accountId: null, action, after, now, requestId })
  }
}
