import { isCurrency, type Currency } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'

const TABLES = { clientGroup: 'client_group', activitySector: 'activity_sector' } as const

/** The active rows of a list, ids by name in small letters. */
export async function listNames(
  { db, companyId }: TxCtx,
  entity: keyof typeof TABLES,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom(TABLES[entity])
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .execute()
  return new Map(rows.map(({ id, name }) => [name.trim().toLowerCase(), id]))
}

/** The currency that amounts of the company are in. */
export async function findCurrency({ db, companyId }: TxCtx): Promise<Currency> {
  const { currency } = await db
    .selectFrom('company')
    .select('currency')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  if (!isCurrency(currency)) throw new Error(`No such currency: ${currency}`)
  return currency
}
