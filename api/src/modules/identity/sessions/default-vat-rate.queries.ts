import { TAX_DEFAULTS, vatRatesOn, type DatedValue } from '@comptoir/contracts/company/tax-parameters'
import { businessDateOf } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/database.ts'

interface Company {
  id: string
  time_zone: string
  default_vat_rate_milli: number
}

/** The rate of VAT that new products of a company begin with today: its default, or what came in the place of that. */
export async function findDefaultVatRate(trx: Tx, company: Company, now: Date): Promise<number> {
  const rows = await trx
    .selectFrom('tax_parameter')
    .select(['valid_from', 'value_milli', 'replaces_milli'])
    .where('company_id', '=', company.id)
    .where('code', '=', 'vat')
    .execute()
  const own = rows.map(
    ({ valid_from: validFrom, value_milli: valueMilli, replaces_milli: replacesMilli }): DatedValue => ({
      ...{ code: 'vat', thresholdMilli: 0 },
      ...{ validFrom, valueMilli, replacesMilli },
    }),
  )
  const rates = vatRatesOn([...TAX_DEFAULTS, ...own], businessDateOf(now, company.time_zone))
  return rates.get(company.default_vat_rate_milli) ?? company.default_vat_rate_milli
}
