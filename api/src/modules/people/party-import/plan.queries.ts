import { isCurrency, type Currency } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'

const TABLES = { clientGroup: 'client_group', activitySector: 'activity_sector' } as const

/** A row of a list that rows of a file name. */
export interface Named {
  id: string
  name: string
  isActive: boolean
}

/** The rows of a list by name in small letters; the inactive ones too, which stay with whoever has them. */
export async function listNames(
  { db, companyId }: TxCtx,
  entity: keyof typeof TABLES,
): Promise<ReadonlyMap<string, Named>> {
  const rows = await db
    .selectFrom(TABLES[entity])
    .select(['id', 'name', 'is_active as isActive'])
    .where('company_id', '=', companyId)
    .execute()
  return new Map(rows.map((row) => [row.name.trim().toLowerCase(), row]))
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
