import type { SupervisedUser } from '@comptoir/contracts/company/supervision'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { filterValues } from '../../../platform/http/list.ts'
import { folded } from '../../../platform/search/folded.ts'
import { isSearched, readForgivingPage } from '../../../platform/search/forgiving-page.ts'

const CAP = 100_000

const COLUMNS = [
  'a.id',
  'a.name',
  'a.email',
  'a.is_super_administrator',
  'a.created_at',
  'a.is_active',
  'a.suspended_at',
  'a.suspended_reason',
] as const

/** Accounts of the installation, found by name or e-mail, with the companies that they belong to. */
export async function listSupervisedUsers(admin: Database, query: ListQuery): Promise<PaginatedOf<SupervisedUser>> {
  const texts = (['name', 'email'] as const)
    .filter((field) => isSearched(query, field))
    .map((field) => folded(sql.ref(`a.${field}`)))
  const states = filterValues(query, 'state')
  const found = admin
    .selectFrom('account as a')
    .select(COLUMNS)
    .$if(states.length === 1, (q) => q.where('a.is_active', '=', states[0] === 'active'))
  const rules = {
    orders: { name: 'a.name', email: 'a.email', createdAt: 'a.created_at' },
    byDefault: { field: 'name', direction: 'asc' },
    id: 'a.id',
    cap: CAP,
  } as const
  const { rows, meta } = await readForgivingPage(admin, found, query, rules, texts)
  return { data: await withPlaces(admin, rows), meta }
}

/** One of them; null when there is none of that id. */
export async function findSupervisedUser(admin: Database, id: string): Promise<SupervisedUser | null> {
  const rows = await admin.selectFrom('account as a').select(COLUMNS).where('a.id', '=', id).execute()
  return (await withPlaces(admin, rows))[0] ?? null
}

interface Row {
  id: string
  name: string
  email: string
  is_super_administrator: boolean
  created_at: Date
  is_active: boolean
  suspended_at: Date | null
  suspended_reason: string | null
}

async function withPlaces(admin: Database, rows: Row[]): Promise<SupervisedUser[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const places = await admin
    .selectFrom('account_company as ac')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'ac.company_id').onRef('u.account_id', '=', 'ac.account_id'),
    )
    .innerJoin('company as c', 'c.id', 'ac.company_id')
    .select(['ac.account_id', 'c.id', 'c.name', 'u.role'])
    .where('ac.account_id', 'in', ids)
    .where('u.is_support', '=', false)
    .orderBy('c.name')
    .execute()
  const signIns = await admin
    .selectFrom('account_session')
    .select(['account_id', (eb) => eb.fn.max('created_at').as('last')])
    .where('account_id', 'in', ids)
    .groupBy('account_id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    isSuperAdministrator: row.is_super_administrator,
    createdAt: row.created_at.toISOString(),
    lastSignInAt: signIns.find(({ account_id }) => account_id === row.id)?.last.toISOString() ?? null,
    suspendedAt: row.is_active ? null : (row.suspended_at ?? row.created_at).toISOString(),
    suspendedReason: row.suspended_reason,
    companies: places
      .filter(({ account_id }) => account_id === row.id)
      .map(({ id, name, role }) => ({ id, name, role })),
  }))
}
