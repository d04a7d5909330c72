import type { CompanyInput, CompanyProfile } from '@comptoir/contracts/company/company-profile'
import { wordOf } from '@comptoir/i18n/words'
import { milliRateFromNumber } from '@comptoir/money'
import { audit, lastChange } from '../../../platform/audit/audit.ts'
import type { Beginning } from '../../../platform/beginning.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { violatesUnique } from '../../../platform/db/sql-errors.ts'
import { everywhere } from '../../../platform/db/whole-company.ts'
import { DomainError } from '../../../platform/errors.ts'
import { bindSessions, findCompanyOf, lockAccount } from '../../identity/index.ts'
import { addUser, createCompany } from '../companies/index.ts'
import { ensureVatRate, readTaxes } from '../tax-parameters/index.ts'
import { putCompanyPhoto } from './company-photo.repository.ts'
import { findCompanyProfile, hasSales, resetLayers, updateCompanyProfile } from './company-profile.repository.ts'

const ENTITY = 'company'

/** The company as its form reads it. */
export async function getCompanyProfile(ctx: TxCtx): Promise<CompanyProfile> {
  const found = await findCompanyProfile(ctx, await readTaxes(ctx))
  if (!found) throw new DomainError('company.notFound')
  return found
}

/**
 * Makes the company that `ctx` names, with the caller as its administrator and what it cannot do without. An account creates
 * one; an id that is taken is one that the caller may not know of. `photo` is ready to be kept.
 */
export async function createOwnCompany(
  ctx: TxCtx,
  input: CompanyInput,
  photo: Buffer | null,
  beginnings: readonly Beginning[],
): Promise<CompanyProfile> {
  const account = await lockAccount(ctx.db, ctx.accountId)
  if (!account) throw new DomainError('company.notFound')
  const own = await findCompanyOf(ctx.db, ctx.accountId)
  // The same request, sent twice at once.
  if (own === ctx.companyId) return getCompanyProfile(ctx)
  if (own !== null) throw new DomainError('company.notFound')
  try {
    const { name, defaultCurrencyCode: currency } = input
    await createCompany(ctx, { name, currency, language: ctx.language }, beginnings)
  } catch (error) {
    throw violatesUnique(error, 'company_id_pk') ? new DomainError('company.notFound') : error
  }
  await updateCompanyProfile(ctx, input, undefined, true)
  await addUser(ctx, {
    id: ctx.userId,
    accountId: ctx.accountId,
    name: account.name,
    role: 'administrator',
    pointOfSaleIds: null,
  })
  await ensureDefaultVatRate(ctx, input)
  await bindSessions(ctx.db, ctx.accountId, ctx.companyId)
  if (photo) await putCompanyPhoto(ctx, photo)
  const after = await getCompanyProfile(ctx)
  await audit(ctx, { action: 'company.created', entity: ENTITY, entityId: ctx.companyId, after })
  return after
}

/** A default rate that there is not yet is one from today on. */
async function ensureDefaultVatRate(ctx: TxCtx, { defaultVatRate }: CompanyInput): Promise<void> {
  const name = wordOf(ctx.language, 'code.taxParameter.code.vat') ?? 'TVA'
  if (defaultVatRate !== null) await ensureVatRate(ctx, milliRateFromNumber(defaultVatRate), name)
}

/** Changes the company; the same again changes nothing. What was issued keeps its currency, so that cannot change after the first sale. */
export async function changeCompany(
  ctx: TxCtx,
  input: CompanyInput,
  photo: Buffer | null,
  version: number | undefined,
  currencyChanges: readonly Beginning[],
): Promise<CompanyProfile> {
  const before = await getCompanyProfile(ctx)
  if (version !== undefined && version !== before.version) throw await stale(ctx)
  if (photo === null && saysTheSame(before, input)) return before
  const isOtherCurrency = input.defaultCurrencyCode !== before.defaultCurrencyCode
  if (isOtherCurrency && (await everywhere(ctx, hasSales)))
    throw new DomainError('company.currencyFixed', {}, '/defaultCurrencyCode')
  const isOtherValuation = input.stockValuation !== undefined && input.stockValuation !== before.stockValuation
  const kept = { ...input, ...legalFormOf(before, input) }
  // Balances come before the company, as in every document; those that were decided meanwhile are left open as well.
  if (isOtherValuation) await everywhere(ctx, resetLayers)
  if (!(await updateCompanyProfile(ctx, kept, version))) throw await stale(ctx)
  if (isOtherValuation) await everywhere(ctx, resetLayers)
  await ensureDefaultVatRate(ctx, input)
  if (isOtherCurrency) for (const change of currencyChanges) await change(ctx)
  if (photo) await putCompanyPhoto(ctx, photo)
  const after = await getCompanyProfile(ctx)
  await audit(ctx, { action: 'company.updated', entity: ENTITY, entityId: ctx.companyId, before, after })
  return after
}

async function stale(ctx: TxCtx): Promise<DomainError> {
  return new DomainError('request.versionStale', await lastChange(ctx, ENTITY, ctx.companyId))
}

/** A form that leaves the legal form open does not take it away. */
function legalFormOf(profile: CompanyProfile, input: CompanyInput): Pick<CompanyInput, 'legalForm' | 'otherLegalForm'> {
  const { legalForm, otherLegalForm } = input.legalForm === null ? profile : input
  return { legalForm, otherLegalForm }
}

function saysTheSame(profile: CompanyProfile, input: CompanyInput): boolean {
  return Object.entries({
    ...input,
    ...legalFormOf(profile, input),
    defaultVatRate: input.defaultVatRate ?? profile.defaultVatRate,
  }).every(([name, value]) => profile[name as keyof CompanyInput] === value)
}
