import type pg from 'pg'
import { v7 as newId } from 'uuid'
import { copyRows } from '../../../platform/db/copy.ts'
import { searchText } from '@comptoir/contracts/search-text'
import { decimalsByName } from '../units/index.ts'

export type NamedFamily = 'category' | 'brand' | 'unit'

interface Owner {
  companyId: string
  now: Date
}

/** Columns that follow from the name. */
const MORE_COLUMNS: Readonly<Record<NamedFamily, Readonly<Record<string, (name: string) => string | number>>>> = {
  category: { search_text: searchText },
  brand: { search_text: searchText },
  unit: { search_text: searchText, decimals: decimalsByName },
}

/** A subcategory by its name, within its category. */
export interface SubcategoryName {
  categoryId: string
  name: string
}

/** The same for subcategories, in the order in which they are asked for. */
export async function ensureSubcategories(
  client: pg.ClientBase,
  { companyId, now }: Owner,
  names: readonly SubcategoryName[],
): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await client.query<{ folded: string; id: string | null }>(
    `select n.category_id::text || ' ' || lower(n.name) as folded, s.id
     from unnest($2::uuid[], $3::text[]) with ordinality as n (category_id, name, position)
     left join subcategory s on s.company_id = $1 and s.category_id = n.category_id and lower(s.name) = lower(n.name)
     order by n.position`,
    [companyId, names.map(({ categoryId }) => categoryId), names.map(({ name }) => name)],
  )
  const made = new Map<string, { id: string } & SubcategoryName>()
  for (const [index, { folded, id }] of rows.entries()) {
    const name = names[index]
    if (id === null && name && !made.has(folded)) made.set(folded, { id: newId(), ...name })
  }
  await copyRows(
    client,
    'subcategory',
    ['company_id', 'id', 'category_id', 'name', 'created_at', 'search_text'],
    [...made.values()].map(({ id, categoryId, name }) => [companyId, id, categoryId, name, now, searchText(name)]),
  )
  return rows.map(({ folded, id }) => id ?? made.get(folded)?.id ?? '')
}

interface Name {
  name: string
  /** Equal for names that are the same but for their case, as the database sees it. */
  folded: string
  id: string | null
}

/** The names in their order, with the id of the family that has one of them already. */
async function find(
  client: pg.ClientBase,
  companyId: string,
  table: NamedFamily,
  names: readonly string[],
): Promise<Name[]> {
  const { rows } = await client.query<Name>(
    `select n.name, lower(n.name) as folded, f.id
     from unnest($2::text[]) with ordinality as n (name, position)
     left join ${table} f on f.company_id = $1 and lower(f.name) = lower(n.name)
     order by n.position`,
    [companyId, names],
  )
  return rows
}

/**
 * Ids of categories, brands or units by name, those that are missing made, for bulk loads: on the administrator's
 * connection, in its transaction. Of two spellings of a name, the one that comes first in the file is kept.
 */
export async function ensureNames(
  client: pg.ClientBase,
  { companyId, now }: Owner,
  table: NamedFamily,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const wanted = await find(client, companyId, table, [...new Set(names)])
  const made = new Map<string, { id: string; name: string }>()
  for (const { name, folded, id } of wanted) {
    if (id === null && !made.has(folded)) made.set(folded, { id: newId(), name })
  }
  const more = MORE_COLUMNS[table]
  const rows = [...made.values()].map(({ id, name }) => [
    companyId,
    id,
    name,
    now,
    ...Object.values(more).map((of) => of(name)),
  ])
  await copyRows(client, table, ['company_id', 'id', 'name', 'created_at', ...Object.keys(more)], rows)
  const pairs = wanted.map(({ name, folded, id }) => [name, id ?? made.get(folded)?.id] as const)
  return new Map(pairs.flatMap(([name, id]) => (id === undefined ? [] : [[name, id]])))
}
