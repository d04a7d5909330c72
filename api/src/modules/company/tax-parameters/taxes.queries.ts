import {
  inForceOn,
  TAX_CODE_NAMES,
  TAX_DEFAULTS,
  type DatedValue,
  type TaxCodeName,
} from '@comptoir/contracts/company/tax-parameters'
import { numberFromMilliRate } from '@comptoir/money'
import { businessDateOf } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { taxesOn, type Taxes } from './taxes.rules.ts'

/** What taxes are for the company today, by its own calendar. */
export async function readTaxes(ctx: Pick<TxCtx, 'db' | 'companyId' | 'now'>): Promise<Taxes> {
  const company = await ctx.db
    .selectFrom('company')
    .select(['time_zone', 'is_fodec_subject', 'default_fodec_rate_milli', 'default_vat_rate_milli'])
    .where('id', '=', ctx.companyId)
    .executeTakeFirstOrThrow()
  return taxesOn(await listOwnTaxes(ctx, ['vat', 'fodec']), businessDateOf(ctx.now, company.time_zone), {
    isFodecSubject: company.is_fodec_subject,
    fodecRateMilli: company.default_fodec_rate_milli,
    vatRateMilli: company.default_vat_rate_milli,
  })
}

/** What the company entered of some taxes, whatever its day. */
export async function listOwnTaxes(
  { db, companyId }: Pick<TxCtx, 'db' | 'companyId'>,
  codes: readonly TaxCodeName[],
): Promise<(DatedValue & { id: string; name: string })[]> {
  const rows = await db
    .selectFrom('tax_parameter')
    .select(['id', 'name', 'code', 'threshold_milli', 'valid_from', 'value_milli', 'replaces_milli'])
    .where('company_id', '=', companyId)
    .where('code', 'in', codes)
    .execute()
  return rows.flatMap((row) => {
    const code = TAX_CODE_NAMES.find((each) => each === row.code)
    if (code === undefined) return []
    const { id, name } = row
    const [thresholdMilli, validFrom, valueMilli] = [row.threshold_milli, row.valid_from, row.value_milli]
    return [{ id, name, code, thresholdMilli, validFrom, valueMilli, replacesMilli: row.replaces_milli }]
  })
}

/** The rates of VAT that goods may be given today, in percent, lowest first. */
export async function listVatRates(ctx: TxCtx): Promise<{ rate: number; isDefault: boolean }[]> {
  const { vatRatesMilli, defaultVatMilli } = await readTaxes(ctx)
  return vatRatesMilli.map((rate) => ({ rate: numberFromMilliRate(rate), isDefault: rate === defaultVatMilli }))
}

/** The day from which a rate of VAT that is in force holds, `YYYY-MM-DD`; null of another one. */
export async function findVatRateStart(ctx: TxCtx, rateMilli: number, { day }: Taxes): Promise<string | null> {
  const inForce = inForceOn([...TAX_DEFAULTS, ...(await listOwnTaxes(ctx, ['vat']))], day)
  return inForce.find(({ code, valueMilli }) => code === 'vat' && valueMilli === rateMilli)?.validFrom ?? null
}
