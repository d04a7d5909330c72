import type pg from 'pg'
import { v7 as newId } from 'uuid'

export type NamedFamily = 'category' | 'brand' | 'unit'

interface Owner {
  companyId: string
  now: Date
}

interface Found {
  wanted: string
  id: string | null
}

async function find(client: pg.ClientBase, companyId: string, table: NamedFamily, names: readonly string[]): Promise<Found[]> {
  const { rows } = await client.query<Found>(
    `select n.name as wanted, f.id
     from unnest($2::text[]) as n (name)
     left join ${table} f on f.company_id = $1 and lower(f.name) = lower(n.name)`,
    [companyId, names],
  )
  return rows
}

/**
 * Ids of categories, brands or units by name, those that are missing made, for bulk loads: on the administrator's
 * connection, in its transaction. The database alone decides which names are the same but for their case.
 */
export async function ensureNames(
  client: pg.ClientBase,
  owner: Owner,
  table: NamedFamily,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { companyId } = owner
  const wanted = [...new Set(names)]
  if (wanted.length === 0) return new Map()
  const known = await find(client, companyId, table, wanted)
  const missing = known.filter(({ id }) => id === null).map((row) => row.wanted)
  if (missing.length > 0) await insert(client, owner, table, missing)
  const all = missing.length > 0 ? await find(client, companyId, table, wanted) : known
  return new Map(all.flatMap(({ wanted: name, id }) => (id === null ? [] : [[name, id] as const])))
}

async function insert(client: pg.ClientBase, { companyId, now }: Owner, table: NamedFamily, names: readonly string[]): Promise<void> {
  const rows = names.map((_, index) => `($1, $${index * 2 + 3}, $${index * 2 + 4}, $2)`)
  await client.query(
    `insert into ${table} (company_id, id, name, created_at) values ${rows.join(', ')} on conflict (company_id, lower(name)) do nothing`,
    [companyId, now, ...names.flatMap((name) => [newId(), name])],
  )
}
