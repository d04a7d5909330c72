import type { SupportAction } from '@comptoir/contracts/company/supervision'
import type { SupervisedCompany, SupervisedUser } from '@comptoir/contracts/company/supervision'
import { audit } from '../../../platform/audit/audit.ts'
import type { Database, Queryable } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { allowWriting, impersonationEnd, lockAccount, reopenAccount, suspendAccount } from '../../identity/index.ts'
import { findSupervisedCompany } from './supervised-companies.queries.ts'
import { findSupervisedUser } from './supervised-users.queries.ts'
import { companiesOf, ensureSupportUser, isSupportUser, setSuspended } from './supervision.repository.ts'
import { tellAdministrators } from './support-news.ts'

/** A super-administrator at work: beyond row-level security, in no company of their own. */
export interface Supervisor {
  admin: Database
  accountId: string
  requestId: string
  now: Date
}

/** Closes a company to its people at once, with a reason kept in its audit trail; null reopens it. Its data is kept. */
export async function superviseCompany(
  by: Supervisor,
  companyId: string,
  reason: string | null,
): Promise<SupervisedCompany> {
  await by.admin.transaction().execute(async (db) => {
    const name = await nameOf(by, db)
    if (!(await setSuspended(db, companyId, reason === null ? null : { at: by.now, reason })))
      throw new DomainError('company.notFound')
    await tellCompany(by, db, {
      companyId,
      action: reason === null ? 'company.restored' : 'company.suspended',
      userId: null,
      after: { by: name, ...(reason === null ? {} : { reason }) },
    })
  })
  const company = await findSupervisedCompany(by.admin, companyId, by.now)
  if (!company) throw new DomainError('company.notFound')
  return company
}

/** Lets the supervisor look into a company; its administrators are told who came, why and until when, and its audit trail has it. */
export async function enterCompany(by: Supervisor, companyId: string, reason: string): Promise<void> {
  if (!(await findSupervisedCompany(by.admin, companyId, by.now))) throw new DomainError('company.notFound')
  await by.admin.transaction().execute(async (db) => {
    const name = await nameOf(by, db)
    const userId = await ensureSupportUser(db, companyId, { id: by.accountId, name }, by.now)
    // One of its own people does not come as support.
    if (!(await isSupportUser(db, companyId, userId))) return
    const until = impersonationEnd(by.now)
    await tellCompany(by, db, {
      companyId,
      action: 'company.enteredBySupport',
      userId,
      after: { by: name, reason, until: until.toISOString() },
    })
    await tellAdministrators(db, 'supportEntered', { companyId, now: by.now, by: name, reason, until })
  })
}

/**
 * Lets support that is inside a company change its data, for a reason of its own, until the impersonation is over. Its
 * administrators are told. Refused to everybody else.
 */
export async function takeWriting(
  by: Supervisor,
  place: { companyId: string; userId: string; sessionId: string },
  reason: string,
): Promise<void> {
  const { companyId, userId, sessionId } = place
  await by.admin.transaction().execute(async (db) => {
    const name = await nameOf(by, db)
    if (!(await isSupportUser(db, companyId, userId))) throw new DomainError('auth.notInside')
    const until = await allowWriting(db, { accountId: by.accountId, sessionId })
    if (!until) throw new DomainError('auth.tokenStale')
    await tellCompany(by, db, {
      companyId,
      action: 'company.changingBySupport',
      userId,
      after: { by: name, reason, until: until.toISOString() },
    })
    await tellAdministrators(db, 'supportWriting', { companyId, now: by.now, by: name, reason, until })
  })
}

/** The end of an impersonation, recorded like its beginning. */
export async function leaveCompany(by: Supervisor, companyId: string, userId: string): Promise<void> {
  const name = await nameOf(by, by.admin)
  if (!(await isSupportUser(by.admin, companyId, userId))) return
  await tellCompany(by, by.admin, { companyId, action: 'company.leftBySupport', userId, after: { by: name } })
}

/** Closes an account at once, with a reason, or opens it again; never the supervisor's own. Its companies read it in their audit trails. */
export async function superviseUser(by: Supervisor, accountId: string, reason: string | null): Promise<SupervisedUser> {
  if (accountId === by.accountId) throw new DomainError('account.isOneself')
  const account = (await findSupervisedUser(by.admin, accountId))?.email ?? ''
  await by.admin.transaction().execute(async (db) => {
    const name = await nameOf(by, db)
    const isThere =
      reason === null ? await reopenAccount(db, accountId) : await suspendAccount(db, accountId, reason, by.now)
    if (!isThere) throw new DomainError('account.notFound')
    const action = reason === null ? 'user.restoredBySupport' : 'user.suspendedBySupport'
    for (const companyId of await companiesOf(db, accountId)) {
      await tellCompany(by, db, {
        companyId,
        action,
        userId: null,
        after: { by: name, account, ...(reason === null ? {} : { reason }) },
      })
    }
  })
  const user = await findSupervisedUser(by.admin, accountId)
  if (!user) throw new DomainError('account.notFound')
  return user
}

interface SupportEntry {
  companyId: string
  action: SupportAction
  userId: string | null
  after: { by: string; reason?: string; until?: string; account?: string }
}

/** Records in the company's own audit trail what was done from outside, by whom and why. */
function tellCompany(by: Supervisor, db: Queryable, { companyId, action, userId, after }: SupportEntry): Promise<void> {
  const { accountId, requestId, now } = by
  const ctx = { db, companyId, userId, accountId, requestId, now }
  return audit(ctx, { action, entity: 'company', entityId: companyId, after })
}

async function nameOf({ accountId }: Supervisor, db: Parameters<typeof lockAccount>[0]): Promise<string> {
  const account = await lockAccount(db, accountId)
  if (!account) throw new DomainError('auth.tokenStale')
  return account.name
}
