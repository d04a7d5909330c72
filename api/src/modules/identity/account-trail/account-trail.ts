import type { ACCOUNT_ACTIONS } from '@comptoir/contracts/company/users'
import { audit } from '../../../platform/audit/audit.ts'
import { whenceOf } from '../../../platform/audit/whence.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { enterCompany } from '../../../platform/db/enter-company.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { listCompaniesOf } from '../accounts/index.ts'
import { findUserOf } from './account-trail.queries.ts'

export type AccountAction = `user.${(typeof ACCOUNT_ACTIONS)[number]}`

/** The request behind it: when, and from where. */
export interface Asked {
  now: Date
  requestId: string
  visitor: Pick<Visitor, 'address' | 'userAgent'>
}

interface Happening {
  accountId: string
  action: AccountAction
  /** Besides from where it was asked for. */
  after?: object
  /** The companies that it concerns; all that the account belongs to where left out. */
  companyIds?: readonly string[]
  /** Whether the person did it; where somebody else may have, the entry names nobody. */
  isByPerson?: boolean
}

/**
 * Writes what happened to an account into the audit trail of its companies, in the transaction that did it: all persist or
 * none. It enters each of them, so rows of accounts are written before.
 */
export async function recordAccount(
  trx: Tx,
  { now, requestId, visitor }: Asked,
  { accountId, action, after = {}, companyIds, isByPerson = true }: Happening,
): Promise<void> {
  for (const companyId of companyIds ?? (await listCompaniesOf(trx, accountId))) {
    await enterCompany(trx, companyId, { pointOfSaleIds: [] })
    const entityId = await findUserOf(trx, companyId, accountId)
    if (entityId === null) continue
    const by = isByPerson ? { userId: entityId, accountId } : { userId: null, accountId: null }
    const entry = { action, entity: 'user', entityId, after: { ...after, ...whenceOf(visitor) } } as const
    await audit({ db: trx, companyId, now, requestId, ...by }, entry)
  }
}
