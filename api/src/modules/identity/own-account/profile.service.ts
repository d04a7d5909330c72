import type { Profile } from '@comptoir/contracts/identity/accounts'
import type { Database } from '../../../platform/db/database.ts'
import { readSecondFactor } from '../second-factor/index.ts'
import { getProfile } from './profile.repository.ts'

/** What the person sees of the own account. The company's name is that of the sign-up, as long as there is no company. */
export async function readOwnProfile(
  db: Database,
  account: { accountId: string; companyId: string | null },
  isDemonstration: boolean,
): Promise<Profile> {
  const row = await getProfile(db, account.accountId)
  return {
    name: row.name,
    email: row.email,
    language: row.language,
    companyName: account.companyId === null ? row.pending_company_name : null,
    isSecondFactorRequired: row.is_super_administrator && !isDemonstration,
    ...(await readSecondFactor(db, account.accountId)),
  }
}
