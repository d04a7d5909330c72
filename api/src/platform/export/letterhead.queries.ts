import { isCurrency, type Currency } from '@comptoir/money'
import type { TxCtx } from '../context.ts'

/** What a file of a company says of it: its name, its currency, and the zone whose clocks its moments are read on. */
export interface Letterhead {
  companyName: string
  currency: Currency
  timeZone: string
}

export async function findLetterhead({ db, companyId }: TxCtx): Promise<Letterhead> {
  const company = await db
    .selectFrom('company')
    .select(['name', 'currency', 'time_zone'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const { name, currency } = company
  if (!isCurrency(currency)) throw new Error(`No such currency: ${currency}`)
  return { companyName: name, currency, timeZone: company.time_zone }
}
