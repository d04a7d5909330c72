import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'
import { anyId } from '../../../platform/http/list.ts'

/** Whose documents are on the account of a client, and the most that may be owed on it. */
export interface CreditTerms {
  /** The client that stands for it, and all who were merged into them. */
  clientIds: readonly string[]
  /** Their own, or the company's, in minor units; null where nothing limits it. */
  limitMinor: number | null
}

/** The terms of some clients, by id, also of those who were merged into another one; unknown ids are left out. */
export async function findCreditTerms(
  { db, companyId }: TxCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CreditTerms>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('client as c')
    .innerJoin('client as k', (join) =>
      join.onRef('k.company_id', '=', 'c.company_id').on(sql`coalesce(c.merged_into_id, c.id)`, '=', sql.ref('k.id')),
    )
    .innerJoin('company as o', 'o.id', 'c.company_id')
    .leftJoin('client as m', (join) =>
      join.onRef('m.company_id', '=', 'k.company_id').onRef('m.merged_into_id', '=', 'k.id'),
    )
    .select(['c.id', 'k.id as account_id', 'm.id as merged_id'])
    .select(({ fn }) => fn.coalesce('k.credit_limit_minor', 'o.default_credit_limit_minor').as('credit_limit_minor'))
    .where('c.company_id', '=', companyId)
    .where('c.id', '=', anyId(ids))
    .execute()
  const terms = new Map<string, { clientIds: string[]; limitMinor: number | null }>()
  for (const { id, account_id: accountId, credit_limit_minor: limitMinor, merged_id: mergedId } of rows) {
    const known = terms.get(id) ?? { clientIds: [accountId], limitMinor }
    if (mergedId !== null) known.clientIds.push(mergedId)
    terms.set(id, known)
  }
  return terms
}

/** What is owed on an account, in minor units: what was sold on credit less what was taken back and paid. Read from an index alone. */
export async function sumOwed({ db, companyId }: TxCtx, clientIds: readonly string[]): Promise<number> {
  const { owed } = await db
    .selectFrom('money_ledger as l')
    .select(totalOf('l.amount_minor').as('owed'))
    .where('l.company_id', '=', companyId)
    .where('l.client_id', '=', anyId(clientIds))
    .executeTakeFirstOrThrow()
  return owed
}

/** The method by which clients owe: the first of those that are taken, or else that were; null where there was none. */
export async function findCreditMethod({ db, companyId }: TxCtx): Promise<string | null> {
  const method = await db
    .selectFrom('payment_method')
    .select('id')
    .where('company_id', '=', companyId)
    .where('direction', '=', 'client')
    .where('kind', '=', 'credit')
    .orderBy('is_active', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return method?.id ?? null
}
