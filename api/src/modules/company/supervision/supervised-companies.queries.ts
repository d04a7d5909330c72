import type { SupervisedCompany } from '@comptoir/contracts/company/supervision'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { anyId, filterValues, readPage } from '../../../platform/http/list.ts'
import { folded, meetsIn } from '../../../platform/search/folded.ts'
import { isNothing, isSearched } from '../../../platform/search/forgiving-page.ts'
import { forgivingSlips, wordsIn, wordsOfAll } from '../../../platform/search/meant.ts'
import { searchWords } from '@comptoir/contracts/search-text'

const CAP = 100_000
const RECENT_DAYS = 30
/** More people than this under one e-mail search is no search any more. */
const MAX_BY_EMAIL = 200

/**
 * Companies of the installation, found by name, city or an e-mail of their people. Their sizes are counted for the page
 * that is shown alone, each along the index that begins with the company.
 */
export async function listSupervisedCompanies(
  admin: Database,
  query: ListQuery,
  now: Date,
): Promise<PaginatedOf<SupervisedCompany>> {
  const states = filterValues(query, 'state')
  const found = selection(admin).$if(states.length === 1, (q) =>
    q.where('c.suspended_at', states[0] === 'suspended' ? 'is not' : 'is', null),
  )
  const { rows, meta } = await readFound(admin, found, query)
  const sizes = await sizesOf(
    admin,
    rows.map(({ id }) => id),
    now,
  )
  return { data: rows.map((row) => ({ ...stateOf(row), ...sizes(row.id) })), meta }
}

function selection(admin: Database) {
  return admin
    .selectFrom('company as c')
    .select(['c.id', 'c.name', 'c.city', 'c.currency', 'c.created_at', 'c.suspended_at', 'c.suspended_reason'])
}

const RULES = {
  orders: { name: 'c.name', createdAt: 'c.created_at' },
  byDefault: { field: 'name', direction: 'asc' },
  id: 'c.id',
  cap: CAP,
} as const

/** Every word is in what a company itself is found by, or every word in the e-mail of one of its people. */
async function readFound(admin: Database, found: ReturnType<typeof selection>, query: ListQuery) {
  const words = searchWords(query.search?.text ?? '')
  if (words.length === 0) return readPage(admin, found, query, RULES)
  const texts = (['name', 'city'] as const)
    .filter((field) => isSearched(query, field))
    .map((field) => folded(sql.ref(`c.${field}`)))
  const isByEmail = isSearched(query, 'email')
  const emails = sql`select ${folded(sql.ref('a.email'))} as text from account a`
  const own = sql`select concat_ws(' ', ${sql.join([sql`''`, ...texts])}) as text from company c`
  return forgivingSlips(words, {
    known: wordsOfAll([wordsIn(admin, own), ...(isByEmail ? [wordsIn(admin, emails)] : [])]),
    read: async (groups) => {
      const ids = isByEmail ? await companiesOfEmail(admin, groups) : []
      const isMeant = sql<boolean>`(${meetsIn(texts, groups)} or ${sql.ref('c.id')} = ${anyId(ids)})`
      return readPage(admin, found.where(isMeant), query, RULES)
    },
    isNothing,
  })
}

/** One of them; null when there is none of that id. */
export async function findSupervisedCompany(admin: Database, id: string, now: Date): Promise<SupervisedCompany | null> {
  const row = await admin
    .selectFrom('company')
    .select(['id', 'name', 'city', 'currency', 'created_at', 'suspended_at', 'suspended_reason'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const sizes = await sizesOf(admin, [id], now)
  return { ...stateOf(row), ...sizes(id) }
}

interface Row {
  id: string
  name: string
  city: string | null
  currency: string
  created_at: Date
  suspended_at: Date | null
  suspended_reason: string | null
}

function stateOf(row: Row) {
  const { id, name, city, currency } = row
  return {
    id,
    name,
    city,
    currency,
    createdAt: row.created_at.toISOString(),
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    suspendedReason: row.suspended_reason,
  }
}

async function companiesOfEmail(admin: Database, groups: readonly (readonly string[])[]): Promise<string[]> {
  const rows = await admin
    .selectFrom('account as a')
    .innerJoin('account_company as ac', 'ac.account_id', 'a.id')
    .select('ac.company_id')
    .distinct()
    .where(meetsIn([folded(sql.ref('a.email'))], groups))
    .limit(MAX_BY_EMAIL)
    .execute()
  return rows.map(({ company_id }) => company_id)
}

type Sizes = Pick<
  SupervisedCompany,
  'pointOfSaleCount' | 'userCount' | 'productCount' | 'recentSaleCount' | 'lastActiveAt'
>

async function sizesOf(admin: Database, ids: string[], now: Date): Promise<(id: string) => Sizes> {
  if (ids.length === 0)
    return () => ({ pointOfSaleCount: 0, userCount: 0, productCount: 0, recentSaleCount: 0, lastActiveAt: null })
  const since = new Date(now.getTime() - RECENT_DAYS * 86_400_000)
  const [points, users, products, sales, activity] = await Promise.all([
    counted(
      admin
        .selectFrom('point_of_sale')
        .select(['company_id', (eb) => eb.fn.countAll<number>().as('count')])
        .where('company_id', 'in', ids)
        .groupBy('company_id')
        .execute(),
    ),
    counted(
      admin
        .selectFrom('app_user')
        .select(['company_id', (eb) => eb.fn.countAll<number>().as('count')])
        .where('company_id', 'in', ids)
        .where('is_support', '=', false)
        .groupBy('company_id')
        .execute(),
    ),
    counted(
      admin
        .selectFrom('product')
        .select(['company_id', (eb) => eb.fn.countAll<number>().as('count')])
        .where('company_id', 'in', ids)
        .groupBy('company_id')
        .execute(),
    ),
    counted(
      admin
        .selectFrom('sale')
        .select(['company_id', (eb) => eb.fn.countAll<number>().as('count')])
        .where('company_id', 'in', ids)
        .where('occurred_at', '>=', since)
        .groupBy('company_id')
        .execute(),
    ),
    // A session is renewed every ten minutes while somebody works.
    admin
      .selectFrom('account_session')
      .select(['company_id', (eb) => eb.fn.max('rotated_at').as('last')])
      .where('company_id', 'in', ids)
      .groupBy('company_id')
      .execute(),
  ])
  const lasts = new Map(activity.map(({ company_id, last }) => [company_id, last]))
  return (id) => ({
    pointOfSaleCount: points.get(id) ?? 0,
    userCount: users.get(id) ?? 0,
    productCount: products.get(id) ?? 0,
    recentSaleCount: sales.get(id) ?? 0,
    lastActiveAt: lasts.get(id)?.toISOString() ?? null,
  })
}

async function counted(rows: Promise<{ company_id: string; count: number }[]>): Promise<Map<string, number>> {
  return new Map((await rows).map(({ company_id, count }) => [company_id, count]))
}
