import type { TxCtx } from '../../../platform/context.ts'

/** Active Tunisian rates since 2018, the standard one first. */
export const TUNISIAN_RATES_MILLI: readonly number[] = [19_000, 13_000, 7_000, 0]
const VALID_FROM = '2018-01-01'

/** The rates of a new company, in thousandths of a percent; the first is the default. */
export async function insertVatRates(
  { db, companyId }: Pick<TxCtx, 'db' | 'companyId'>,
  ratesMilli: readonly number[],
): Promise<void> {
  await db
    .insertInto('vat_rate')
    .values(
      ratesMilli.map((rate, index) => ({
        company_id: companyId,
        rate_milli: rate,
        valid_from: VALID_FROM,
        is_default: index === 0,
      })),
    )
    .execute()
}
