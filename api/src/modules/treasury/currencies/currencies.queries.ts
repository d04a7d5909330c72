import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

/** The currency that the company keeps its books in. */
export async function findOwnCurrency({ db, companyId }: Pick<TxCtx, 'db' | 'companyId'>): Promise<string> {
  const { currency } = await db
    .selectFrom('company')
    .select('currency')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return currency
}

/** What a currency is used by. */
export interface CurrencyUses {
  rates: number
  accounts: number
}

/** How many rates and bank accounts are of a currency. */
export async function countCurrencyUses(
  { db, companyId }: TxCtx,
  { id, code }: { id: string; code: string },
): Promise<CurrencyUses> {
  const count = sql<number>`count(*)::int`
  const rates = await db
    .selectFrom('exchange_rate')
    .select(count.as('count'))
    .where('company_id', '=', companyId)
    .where('currency_id', '=', id)
    .executeTakeFirstOrThrow()
  const accounts = await db
    .selectFrom('bank_account')
    .select(count.as('count'))
    .where('company_id', '=', companyId)
    .where('currency', '=', code)
    .executeTakeFirstOrThrow()
  return { rates: rates.count, accounts: accounts.count }
}
