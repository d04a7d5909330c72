import { type Client, CLIENTS } from '@comptoir/contracts/people/clients'
import type { ListQuery, PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { containing, filterValues, readPage } from '../../../platform/http/list.ts'
import { searchWords } from '../../../platform/search-text.ts'
import { CLIENT_COLUMNS, toClient } from './clients.repository.ts'

const SELECTOR_LENGTH = 100

/** The first active clients by name; a selector that wants another one searches the paginated list. */
export function listShortClients({ db, companyId }: TxCtx): Promise<ShortItem[]> {
  return db
    .selectFrom('client')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .limit(SELECTOR_LENGTH)
    .execute()
}

/** How many sales belong to a client. */
export async function countSales({ db, companyId }: TxCtx, clientId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sale')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return count
}

const COLUMN_OF = { code: 'c.code', name: 'c.name', phone: 'c.phone', email: 'c.email', taxId: 'c.tax_id' } as const

type SearchField = keyof typeof COLUMN_OF

/** The columns to look in when the caller narrows the search; null when it looks everywhere. */
function narrowed(query: ListQuery): (typeof COLUMN_OF)[SearchField][] | null {
  const fields = query.search?.fields ?? []
  if (fields.length === 0 || CLIENTS.list.searchFields.every((field) => fields.includes(field))) return null
  return CLIENTS.list.searchFields.filter((field) => fields.includes(field)).map((field) => COLUMN_OF[field])
}

/** Every word must be found: in the folded search text, or as written in the fields that the caller names. */
function found({ db, companyId }: TxCtx, query: ListQuery) {
  const text = query.search?.text ?? ''
  const columns = narrowed(query)
  const kinds = filterValues(query, 'kind')
  const active = filterValues(query, 'isActive')
  const base = db
    .selectFrom('client as c')
    .select(CLIENT_COLUMNS)
    .where('c.company_id', '=', companyId)
    .$if(kinds.length > 0, (q) => q.where('c.kind', 'in', kinds))
    .$if(active.length === 1, (q) => q.where('c.is_active', '=', active[0] === 'true'))
  if (columns === null)
    return searchWords(text).reduce((q, word) => q.where('c.search_text', 'like', containing(word)), base)
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8)
  return words.reduce(
    (q, word) => q.where((eb) => eb.or(columns.map((column) => eb(column, 'ilike', containing(word))))),
    base,
  )
}

const CAP = 100_000

export async function listClients(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<Client>> {
  const { rows, meta } = await readPage(ctx.db, found(ctx, query), query, {
    orders: { code: 'c.code', name: 'c.name', city: 'c.city' },
    byDefault: { field: 'name', direction: 'asc' },
    nullable: ['city'],
    id: 'c.id',
    cap: CAP,
  })
  return { data: rows.map(toClient), meta }
}
