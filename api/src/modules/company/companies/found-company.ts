import type { AuditAction, AuditEntity } from '@comptoir/contracts/company/audit-trail'
import type { CompanyRow, NewCompanyInput } from '@comptoir/contracts/company/companies'
import { v7 as newId } from 'uuid'
import type { Database } from '../../../platform/db/database.ts'
import { violatesUnique } from '../../../platform/db/sql-errors.ts'
import { DomainError } from '../../../platform/errors.ts'
import { ensureAccount } from '../../identity/index.ts'
import { findCompanyRow } from './companies.queries.ts'
import { addUser, createCompany } from './create-company.ts'

/** Who founds it, and when: a super-administrator, who does not become one of its users. */
export interface Founder {
  accountId: string
  requestId: string
  now: Date
}

/**
 * Makes a company with its administrator, all or nothing. The same id again gives the company that it made; under another
 * name or currency it is refused. Runs as the administrators' role, since no company is there yet to be bound to.
 */
export async function foundCompany(
  admin: Database,
  founder: Founder,
  input: NewCompanyInput,
): Promise<{ company: CompanyRow; isNew: boolean }> {
  const known = await findCompanyRow(admin, input.id)
  if (known) return { company: same(known, input), isNew: false }
  try {
    await admin.transaction().execute((db) => insert({ db, companyId: input.id, now: founder.now }, founder, input))
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

type Place = Parameters<typeof createCompany>[0]

async function insert(place: Place, founder: Founder, { administrator, ...input }: NewCompanyInput): Promise<void> {
  const { db, companyId, now } = place
  if (input.timeZone !== undefined && !isTimeZone(input.timeZone))
    throw new DomainError('request.invalid', {}, '/timeZone')
  const accountId = await ensureAccount(db, administrator, now)
  if (accountId === null)
    throw new DomainError('company.administratorUnknown', { email: administrator.email }, '/administrator/password')
  await createCompany(place, {
    name: input.name.trim(),
    currency: input.currency,
    ...(input.timeZone === undefined ? {} : { timeZone: input.timeZone }),
    ...(input.allowNegativeStock === undefined ? {} : { allowNegativeStock: input.allowNegativeStock }),
    ...(input.vatRatesMilli === undefined ? {} : { vatRatesMilli: input.vatRatesMilli }),
  })
  const userId = newId()
  await addUser(place, { id: userId, accountId, name: administrator.name, role: 'administrator', pointOfSaleIds: null })
  await db
    .insertInto('audit_log')
    .values({
      company_id: companyId,
      recorded_at: now,
      id: newId(),
      user_id: userId,
      account_id: founder.accountId,
      action: 'company.founded' satisfies AuditAction,
      entity: 'company' satisfies AuditEntity,
      entity_id: companyId,
      after: JSON.stringify({ name: input.name, currency: input.currency }),
      request_id: founder.requestId,
    })
    .execute()
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
