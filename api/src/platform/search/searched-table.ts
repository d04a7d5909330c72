import { sql, type RawBuilder } from 'kysely'
import type { SearchedEntity } from './known-words.ts'
import type { Narrowing } from './searched-page.ts'
import { indexedGroups, meetsAll, type Groups, type RowAlias } from './ways.ts'

/** A table that is searched by its own functions, and the column that its rows are known by, whose order an index has. */
export interface SearchedTable {
  entity: SearchedEntity
  name: 'designation' | 'name'
}

const SEARCH = { product: 'product_search', client: 'client_search' } as const
const BEGINNING = { product: 'product_search_beginning', client: 'client_search_beginning' } as const

interface Asked {
  groups: Groups
  /** What must hold beside; part of no index. */
  also?: RawBuilder<boolean>
  /** What the text begins with, folded: where no group can be looked up, rows that begin so are known at least. */
  beginning: string
  /** Whether more ways were left out of the groups than a search can go. */
  isCut?: boolean
}

/** How a list of the table, under an alias, is narrowed by a search. */
export function narrowed(
  { entity }: SearchedTable,
  companyId: string,
  alias: RowAlias,
  { groups, also, beginning, isCut = false }: Asked,
): Narrowing {
  const indexed = indexedGroups(groups)
  const isIndexed = indexed.length > 0
  const own = meetsAll(groups, alias)
  const name = sql.id(isIndexed ? SEARCH[entity] : BEGINNING[entity])
  const asked = isIndexed ? sql`p_groups => ${JSON.stringify(indexed)}::jsonb` : sql`p_beginning => ${beginning}`
  return {
    meets: also ? sql`${own} and ${also}` : own,
    candidates: (most) => sql`select ${name}(p_company_id => ${companyId}, ${asked}, p_limit => ${most}) as id`,
    isIndexed,
    isCut,
  }
}
