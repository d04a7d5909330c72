import type { CompanyRow } from '@comptoir/contracts/company/companies'
import type { Database } from '../../../platform/db/database.ts'

/** Each part names the company by its id: so all of it is asked of one node. */
function selection(admin: Database, id: string) {
  return admin
    .selectFrom('company as c')
    .select(['c.id', 'c.name', 'c.city', 'c.currency', 'c.created_at'])
    .select((eb) => [
      eb
        .selectFrom('point_of_sale as p')
        .where('p.company_id', '=', id)
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .as('point_of_sale_count'),
      eb
        .selectFrom('app_user as u')
        .where('u.company_id', '=', id)
        .where('u.is_support', '=', false)
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .as('user_count'),
    ])
    .where('c.id', '=', id)
}

/** A company's name and sizes, as returned to its creator; null when no company has that id. */
export async function findCompanyRow(admin: Database, id: string): Promise<CompanyRow | null> {
  const row = await selection(admin, id).executeTakeFirst()
  return row ? toCompanyRow(row) : null
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
