import type { OwnCompany } from '@comptoir/contracts/identity/session'
import type { Database } from '../../../platform/db/database.ts'
import { enterCompany } from '../../../platform/db/enter-company.ts'
import { DomainError } from '../../../platform/errors.ts'
import { chooseCompany, listCompaniesOf } from '../accounts/index.ts'
import { recordAccount, type Asked } from '../account-trail/index.ts'
import { openSession, recordEntered, revokeSession, type Opened } from '../sessions/index.ts'
import { findOwnCompany } from './own-companies.queries.ts'

/** The session that asks. */
interface Asking {
  accountId: string
  companyId: string | null
}

/** The companies that the person may go to, by name; each is asked where its rows are. */
export async function listOwnCompanies(db: Database, { accountId, companyId }: Asking): Promise<OwnCompany[]> {
  const found: OwnCompany[] = []
  for (const id of await listCompaniesOf(db, accountId)) {
    const company = await inside(db, accountId, id)
    if (company) found.push({ id, name: company.name, isThisOne: id === companyId })
  }
  return found.sort((one, other) => one.name.localeCompare(other.name))
}

/** Opens a session in another company of the person's, in place of the present one. */
export async function openCompany(
  present: Asking & Asked & { db: Database; secret: string; sessionId: string },
  id: string,
): Promise<Opened> {
  const { db, accountId, sessionId, now, visitor } = present
  const company = await inside(db, accountId, id)
  if (!company) throw new DomainError('company.notFound')
  if (company.isSuspended) throw new DomainError('company.suspended')
  return db.transaction().execute(async (trx) => {
    await chooseCompany(trx, accountId, id, now)
    const opened = await openSession({ ...present, db: trx, userAgent: visitor.userAgent }, accountId)
    await revokeSession(trx, accountId, sessionId, now)
    const left = present.companyId === null ? [] : [present.companyId]
    await recordAccount(trx, present, { accountId, action: 'user.signedOut', companyIds: left })
    await recordEntered(trx, present, opened)
    return opened
  })
}

function inside(db: Database, accountId: string, companyId: string) {
  return db.transaction().execute(async (trx) => {
    await enterCompany(trx, companyId, { pointOfSaleIds: [] })
    return findOwnCompany(trx, companyId, accountId)
  })
}
