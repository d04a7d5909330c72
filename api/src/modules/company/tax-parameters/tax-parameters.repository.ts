import { TAX_PARAMETERS, type TaxParameter } from '@comptoir/contracts/company/tax-parameters'
import { businessDateOf } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { tableResource } from '../../../platform/resource/table-resource.ts'
import { findTimeZone } from '../settings/index.ts'

/** Taxes by date of a company, one for each code, threshold and first day. What began before today stays. */
export const taxParameters = tableResource(TAX_PARAMETERS, {
  table: 'tax_parameter',
  columns: {
    name: 'name',
    code: 'code',
    thresholdMilli: 'threshold_milli',
    validFrom: 'valid_from',
    valueMilli: 'value_milli',
    replacesMilli: 'replaces_milli',
  },
  unique: Object.fromEntries(
    ['day', 'place', 'rate'].map((key) => [`tax_parameter_${key}_key`, { reason: 'dayTaken', property: 'validFrom' }]),
  ),
  searched: ({ name }) => [name],
  filters: { code: 'code' },
  orderedBy: 'validFrom',
  hasAuthor: true,
  beforeChange: refuseBegun,
  beforeRemove: refuseBegun,
})

/** The day that it is for the company, `YYYY-MM-DD`. */
export async function todayOf(ctx: TxCtx): Promise<string> {
  return businessDateOf(ctx.now, await findTimeZone(ctx))
}

/** What began before today stays, and so does a rate of VAT of today: products may bear it since the morning. */
async function refuseBegun(ctx: TxCtx, { code, validFrom }: Pick<TaxParameter, 'code' | 'validFrom'>): Promise<void> {
  const today = await todayOf(ctx)
  if (validFrom < today || (code === 'vat' && validFrom === today)) throw new DomainError('taxParameter.inForce')
}

/** Of two who change what is in force, the second waits, and sees what the first has made of it. */
export async function lockTaxes({ db, companyId }: TxCtx): Promise<void> {
  await db.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}
