import { numberFromMilliRate } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import { businessDateOf } from '../../../platform/clock.ts'

/** The rates a product may carry today, by the company's own calendar, lowest first. */
export async function listVatRates(ctx: TxCtx): Promise<{ rate: number; isDefault: boolean }[]> {
  const rows = await ratesOn(ctx, await dayOf(ctx, ctx.now))
    .orderBy('rate_milli')
    .execute()
  return rows.map((row) => ({ rate: numberFromMilliRate(row.rate_milli), isDefault: row.is_default }))
}

/** The rates that hold at a moment, in thousandths of a percent. */
export async function listVatRatesAt(ctx: TxCtx, moment: Date): Promise<number[]> {
  const rows = await ratesOn(ctx, await dayOf(ctx, moment)).execute()
  return rows.map((row) => row.rate_milli)
}

/** The day from which a rate holds, `YYYY-MM-DD`; null when it does not hold today. */
export async function findVatRateStart(ctx: TxCtx, rateMilli: number): Promise<string | null> {
  const row = await ratesOn(ctx, await dayOf(ctx, ctx.now))
    .where('rate_milli', '=', rateMilli)
    .executeTakeFirst()
  return row?.valid_from ?? null
}

async function dayOf({ db, companyId }: TxCtx, moment: Date): Promise<string> {
  const company = await db
    .selectFrom('company')
    .select('time_zone')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return businessDateOf(moment, company.time_zone)
}

function ratesOn({ db, companyId }: TxCtx, day: string) {
  return db
    .selectFrom('vat_rate')
    .select(['rate_milli', 'is_default', 'valid_from'])
    .where('company_id', '=', companyId)
    .where('valid_from', '<=', day)
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', day)]))
}
