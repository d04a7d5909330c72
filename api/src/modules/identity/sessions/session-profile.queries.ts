import type { SessionCompany, SessionPointOfSale, SessionUser } from '@comptoir/contracts/identity/session'
import { permissionsOfUser } from '@comptoir/contracts/catalogue'
import { approvableOf } from '@comptoir/contracts/role-permissions'
import { isReadingPermission } from '@comptoir/contracts/permissions'
import type { UserRole } from '@comptoir/contracts/roles'
import { numberFromMilliRate } from '@comptoir/money'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { countSecondFactors } from '../second-factor/index.ts'
import { getAccount, listCompaniesOf } from '../accounts/index.ts'
import { findDefaultVatRate } from './default-vat-rate.queries.ts'
import { enterCompany } from '../../../platform/db/enter-company.ts'

export interface Profile {
  user: SessionUser
  company: SessionCompany | null
  pointsOfSale: SessionPointOfSale[]
}

/** Whose profile, in which company, as which session may see it. */
interface Asked {
  accountId: string
  companyId: string | null
  sessionId: string
  now: Date
}

/** What the browser shows of the signed-in account in one company: names and rights, no secret. A suspended company lets nobody in but who came to help. */
export async function readProfile(db: Database, { accountId, companyId, sessionId, now }: Asked): Promise<Profile> {
  return db.transaction().execute(async (trx) => {
    const account = await getAccount(trx, accountId)
    const own = await listCompaniesOf(trx, accountId)
    const base = {
      id: account.id,
      name: account.name,
      email: account.email,
      language: account.language,
      isSuperAdministrator: account.is_super_administrator,
    }
    const nobody: Profile = {
      user: { ...base, companyId: null, role: null, isAdministrator: false, permissions: [] },
      company: null,
      pointsOfSale: [],
    }
    if (!companyId) return nobody
    await enterCompany(trx, companyId, { pointOfSaleIds: [] })
    const member = await findMember(trx, companyId, accountId)
    if (!member) return nobody
    const role = member.role
    const impersonation = member.is_support ? await readImpersonation(trx, { accountId, sessionId, now }) : null
    if (!impersonation && (await isSuspended(trx, companyId))) throw new DomainError('company.suspended')
    const secondFactorFrom = member.is_support ? null : await missingFactorFrom(trx, companyId, accountId, role)
    const isReadOnly = impersonation?.isWriting === false
    const approvals = isReadOnly ? [] : approvableOf(role, member.approvals)
    return {
      user: {
        ...base,
        ...(impersonation ? { impersonation } : {}),
        ...(secondFactorFrom === null ? {} : { secondFactorFrom: secondFactorFrom.toISOString() }),
        ...(own.some((id) => id !== companyId) ? { hasOtherCompanies: true } : {}),
        id: member.id,
        name: member.name,
        companyId,
        role,
        ...(member.role_name === null ? {} : { roleName: member.role_name }),
        isAdministrator: role === 'administrator' && !isReadOnly,
        permissions: permissionsOfUser(role, member.permissions).filter(
          (permission) => !isReadOnly || isReadingPermission(permission),
        ),
        ...(approvals.length > 0 ? { approvals } : {}),
      },
      company: await readCompany(trx, companyId, now),
      pointsOfSale: await listEnterable(trx, companyId, member),
    }
  })
}

/** From when the company lets somebody do nothing but set up a second factor; null where it need not, or they have one. */
async function missingFactorFrom(trx: Tx, companyId: string, accountId: string, role: UserRole): Promise<Date | null> {
  const { second_factor_for: requiredOf, second_factor_from: from } = await trx
    .selectFrom('company')
    .select(['second_factor_for', 'second_factor_from'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const isConcerned = requiredOf === 'everybody' || (requiredOf === 'administrators' && role === 'administrator')
  if (!isConcerned) return null
  return (await countSecondFactors(trx, [accountId])) > 0 ? null : from
}

/** How long support may stay in this session, and whether it may write now. */
async function readImpersonation(
  trx: Tx,
  { accountId, sessionId, now }: Omit<Asked, 'companyId'>,
): Promise<NonNullable<SessionUser['impersonation']>> {
  const session = await trx
    .selectFrom('account_session')
    .select(['expires_at', 'support_writes_until'])
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const { expires_at: endsAt, support_writes_until: writesUntil } = session
  return { endsAt: endsAt.toISOString(), isWriting: writesUntil !== null && writesUntil > now }
}

interface Member {
  id: string
  name: string
  role: UserRole
  role_name: string | null
  permissions: string[] | null
  /** Of a role of the company's own. */
  approvals: string[] | null
  has_all_points_of_sale: boolean
  /** Came to help; the session that they are in was opened for that. */
  is_support: boolean
}

async function isSuspended(trx: Tx, companyId: string): Promise<boolean> {
  const company = await trx.selectFrom('company').select('suspended_at').where('id', '=', companyId).executeTakeFirst()
  return company !== undefined && company.suspended_at !== null
}

function findMember(trx: Tx, companyId: string, accountId: string): Promise<Member | undefined> {
  return trx
    .selectFrom('app_user as u')
    .leftJoin('own_role as r', (join) =>
      join.onRef('r.company_id', '=', 'u.company_id').onRef('r.id', '=', 'u.role_id'),
    )
    .select(['u.id', 'u.name', 'u.role', 'u.has_all_points_of_sale', 'u.is_support', 'r.name as role_name'])
    .select(['r.permissions', 'r.approvals'])
    .where('u.company_id', '=', companyId)
    .where('u.account_id', '=', accountId)
    .where('u.is_active', '=', true)
    .executeTakeFirst()
}

async function readCompany(trx: Tx, companyId: string, now: Date): Promise<SessionCompany> {
  const row = await trx.selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow()
  const photo = await trx
    .selectFrom('company_photo')
    .select('company_id')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return {
    id: row.id,
    name: row.name,
    currency: row.currency,
    timeZone: row.time_zone,
    maxDiscountRate: row.max_discount_rate_milli === null ? null : numberFromMilliRate(row.max_discount_rate_milli),
    allowUnitPriceEntry: row.allow_unit_price_entry,
    stockPolicy: row.stock_policy,
    priceDisplay: row.price_display,
    cashStepMinor: row.cash_step_minor,
    cashIdentityMinor: row.cash_identity_minor,
    counterLockMinutes: row.counter_lock_minutes,
    defaultCreditLimitMinor: row.default_credit_limit_minor,
    isMultiBatch: row.is_multi_batch,
    isVatSubject: row.is_vat_subject,
    defaultVatRate: numberFromMilliRate(await findDefaultVatRate(trx, row, now)),
    hasPhoto: photo !== undefined,
  }
}

function listEnterable(trx: Tx, companyId: string, member: Member): Promise<SessionPointOfSale[]> {
  const all = trx
    .selectFrom('point_of_sale as p')
    .select(['p.id', 'p.code', 'p.name'])
    .where('p.company_id', '=', companyId)
    .where('p.is_active', '=', true)
    .orderBy('p.name')
  if (member.has_all_points_of_sale) return all.execute()
  return all
    .innerJoin('app_user_point_of_sale as m', (join) =>
      join.onRef('m.company_id', '=', 'p.company_id').onRef('m.point_of_sale_id', '=', 'p.id'),
    )
    .where('m.company_id', '=', companyId)
    .where('m.user_id', '=', member.id)
    .execute()
}
