import { numberFromMilliRate } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import { businessDateOf } from '../../../platform/clock.ts'

/** The rates a product may carry today, by the company's own calendar, lowest first. */
export async function listVatRates({ db, companyId, now }: TxCtx): Promise<{ rate: number; isDefault: boolean }[]> {
  const company = await db
    .selectFrom('company')
    .select('time_zone')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const today = businessDateOf(now, company.time_zone)
  const rows = await db
    .selectFrom('vat_rate')
    .select(['rate_milli', 'is_default'])
    .where('company_id', '=', companyId)
    .where('valid_from', '<=', today)
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', today)]))
    .orderBy('rate_milli')
    .execute()
  return rows.map((row) => ({ rate: numberFromMilliRate(row.rate_milli), isDefault: row.is_default }))
}
