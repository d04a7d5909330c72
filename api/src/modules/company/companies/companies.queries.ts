import type { CompanyRow } from '@comptoir/contracts'
import type { Database } from '../../../platform/db/database.ts'

function selection(admin: Database) {
  return admin
    .selectFrom('company as c')
    .select(['c.id', 'c.name', 'c.city', 'c.currency', 'c.created_at'])
    .select((eb) => [
      eb.selectFrom('point_of_sale as p').whereRef('p.company_id', '=', 'c.id').select((inner) => inner.fn.countAll<number>().as('n')).as('point_of_sale_count'),
      eb.selectFrom('app_user as u').whereRef('u.company_id', '=', 'c.id').where('u.is_support', '=', false).select((inner) => inner.fn.countAll<number>().as('n')).as('user_count'),
    ])
}

export async function findCompanyRow(admin: Database, id: string): Promise<CompanyRow | null> {
  const row = await selection(admin).where('c.id', '=', id).executeTakeFirst()
  return row ? toCompanyRow(row) : null
}

/**
 * All companies of the installation, for super-administrators: names and sizes, no business data. Keyset pages by name,
 * then id, since two companies may have one name; `after` is the id of the last row seen.
 */
export async function listCompanies(admin: Database, after: string | null, limit: number): Promise<CompanyRow[]> {
  const rows = await selection(admin)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('c.name', 'c.id'), '>', eb.selectFrom('company as last').select(['last.name', 'last.id']).where('last.id', '=', after).$asTuple('name', 'id')),
      ),
    )
    .orderBy('c.name')
    .orderBy('c.id')
    .limit(limit)
    .execute()
  return rows.map(toCompanyRow)
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function toCompanyRow(row: Row): CompanyRow {
  return {
    id: row.id,
    name: row.name,
    city: row.city,
    currency: row.currency,
    pointOfSaleCount: row.point_of_sale_count ?? 0,
    userCount: row.user_count ?? 0,
    createdAt: row.created_at.toISOString(),
  }
}
