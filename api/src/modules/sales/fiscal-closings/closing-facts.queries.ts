import type { ClosingReport } from '@comptoir/contracts/sales/fiscal-closings'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { postalAddress } from '../cash-sessions/index.ts'
import { documentDay, type Heads } from './series.queries.ts'

type Reading = Pick<TxCtx, 'db' | 'companyId'>

/** What a closing says of the company. */
export interface ClosingCompany extends Pick<ClosingReport, 'seller' | 'currency' | 'timeZone'> {
  createdAt: Date
}

export async function readCompany({ db, companyId }: Reading): Promise<ClosingCompany> {
  const row = await db
    .selectFrom('company')
    .select(['name', 'tax_id', 'address', 'postal_code', 'city', 'currency', 'time_zone', 'created_at'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return {
    seller: { name: row.name, taxId: row.tax_id, address: postalAddress(row) },
    currency: row.currency,
    timeZone: row.time_zone,
    createdAt: row.created_at,
  }
}

/** The earliest day for which there is a document; null where there is none. */
export async function findFirstDay({ db, companyId }: Reading, timeZone: string): Promise<string | null> {
  const dayOf = (table: 'sale' | 'sales_return') =>
    sql`select min(${documentDay(timeZone)}) as day from ${sql.table(table)} as d where d.company_id = ${companyId}`
  const { rows } = await sql<{ day: string | null }>`
    select min(x.day) as day from (${dayOf('sale')} union all ${dayOf('sales_return')}) as x`.execute(db)
  return rows[0]?.day ?? null
}

/** Registers whose session was opened until the end of a day and is not closed, by name. */
export async function listOpenRegisters({ db, companyId }: Reading, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cash_session as s')
    .innerJoin('register as r', (join) =>
      join.onRef('r.company_id', '=', 's.company_id').onRef('r.id', '=', 's.register_id'),
    )
    .innerJoin('point_of_sale as p', (join) =>
      join.onRef('p.company_id', '=', 's.company_id').onRef('p.id', '=', 's.point_of_sale_id'),
    )
    .select(['r.name as register', 'p.name as place'])
    .where('s.company_id', '=', companyId)
    .where('s.state', '<>', 'closed')
    .where('s.business_date', '<=', day)
    .orderBy('p.name')
    .orderBy('r.name')
    .execute()
  return rows.map(({ register, place }) => `${register} (${place})`)
}

/** Whether any series goes on behind the last closing of a day. */
export async function hasUncovered({ db, companyId }: Reading, heads: Heads): Promise<boolean> {
  const { rows } = await sql<{ kind: string }>`
    select n.kind from number_series n left join json_to_recordset(${JSON.stringify(heads)}::json)
        as h (kind text, "registerId" uuid, epoch integer, "toCounter" bigint)
        on h.kind = n.kind and h."registerId" = n.scope_id and 'E' || h.epoch = n.period
      where n.company_id = ${companyId} and n.kind in ('ticket', 'return', 'z')
        and n.last_number > coalesce(h."toCounter", 0) limit 1`.execute(db)
  return rows.length > 0
}
