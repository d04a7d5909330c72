import type { CompanyRow, NewCompanyInput } from '@comptoir/contracts/company/companies'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import type { Beginning, NewPlace } from '../../../platform/beginning.ts'
import { isTimeZone } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { violatesUnique } from '../../../platform/db/sql-errors.ts'
import { DomainError } from '../../../platform/errors.ts'
import { ensureAccount } from '../../identity/index.ts'
import { findCompanyRow } from './companies.queries.ts'
import { addUser } from './companies.repository.ts'
import { createCompany } from './create-company.ts'

/** Who creates it, and when: a super-administrator, who does not become one of its users. */
export interface Creator {
  accountId: string
  requestId: string
  now: Date
}

/**
 * Creates a company with its administrator, all or nothing. The same id again gives the company that it made; under another
 * name or currency it is refused. Runs as the administrators' role, since no company is there yet to be bound to.
 */
export async function createAdministeredCompany(
  admin: Database,
  creator: Creator,
  input: NewCompanyInput,
  beginnings: readonly Beginning[],
): Promise<{ company: CompanyRow; isNew: boolean }> {
  const known = await findCompanyRow(admin, input.id)
  if (known) return { company: same(known, input), isNew: false }
  try {
    await admin
      .transaction()
      .execute((db) => insert({ db, companyId: input.id, now: creator.now }, creator, input, beginnings))
  } catch (error) {
    // Somebody else, or the same request sent twice, was first.
    if (!violatesUnique(error, 'company_id_pk')) throw error
  }
  const company = await findCompanyRow(admin, input.id)
  if (!company) throw new Error('a company vanished while it was made')
  return { company: same(company, input), isNew: true }
}

function same(company: CompanyRow, { name, currency }: NewCompanyInput): CompanyRow {
  if (company.name === name.trim() && company.currency === currency) return company
  throw new DomainError('request.keyReused')
}

async function insert(
  place: NewPlace,
  creator: Creator,
  { administrator, ...input }: NewCompanyInput,
  beginnings: readonly Beginning[],
): Promise<void> {
  if (input.timeZone !== undefined && !isTimeZone(input.timeZone))
    throw new DomainError('request.invalid', {}, '/timeZone')
  const accountId = await ensureAccount(place.db, administrator, place.now)
  if (accountId === null)
    throw new DomainError('company.administratorUnknown', { email: administrator.email }, '/administrator/password')
  const company = {
    name: input.name.trim(),
    currency: input.currency,
    ...(input.timeZone === undefined ? {} : { timeZone: input.timeZone }),
    ...(input.stockPolicy === undefined ? {} : { stockPolicy: input.stockPolicy }),
  }
  await createCompany(place, company, beginnings)
  const userId = newId()
  await addUser(place, { id: userId, accountId, name: administrator.name, role: 'administrator', pointOfSaleIds: null })
  await audit(
    { ...place, userId, accountId: creator.accountId, requestId: creator.requestId },
    {
      action: 'company.created',
      entity: 'company',
      entityId: place.companyId,
      after: { name: input.name, currency: input.currency },
    },
  )
}
