import { RECORD_PAGES } from '@comptoir/contracts/catalogue'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { TENANT_TABLES, type DB } from '../../../platform/db/tables.ts'

/** Tables that are not called as what their rows are. */
const TABLES: Readonly<Record<string, keyof DB>> = {
  user: 'app_user',
  role: 'own_role',
  stockLevel: 'product',
  currency: 'company_currency',
  supplierPaymentMethod: 'payment_method',
}
/** Where rows say to which point of sale they belong: who may not enter it does not see them. */
const PLACES: Readonly<Record<string, 'point_of_sale_id' | 'id'>> = {
  sale: 'point_of_sale_id',
  cashSession: 'point_of_sale_id',
  pointOfSale: 'id',
}

/** Rows that stay for the documents that name them, where these columns say so, and that no page shows any more. */
const HIDDEN: Readonly<Record<string, readonly ('merged_into_id' | 'erased_at')[]>> = {
  client: ['merged_into_id', 'erased_at'],
}

/** The table of what an entry is about; null where no page shows it. */
export function recordTable(entity: string): keyof DB | null {
  if (!RECORD_PAGES.has(entity)) return null
  const table = TABLES[entity] ?? entity.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return isTenantTable(table) ? table : null
}

function isTenantTable(name: string): name is keyof DB {
  return TENANT_TABLES.has(name)
}

/** The same entries, which now say whether what they are about can be looked at; a question for each kind of record. */
export async function withRecords(ctx: TxCtx, entries: readonly AuditEntryRow[]): Promise<AuditEntryRow[]> {
  const there = new Set<string>()
  for (const entity of new Set(entries.map((entry) => entry.entity))) {
    const ids = entries.flatMap((entry) => (entry.entity === entity && entry.entityId !== null ? [entry.entityId] : []))
    for (const id of await listThere(ctx, entity, [...new Set(ids)])) there.add(`${entity} ${id}`)
  }
  return entries.map((entry) => ({ ...entry, isThere: there.has(`${entry.entity} ${entry.entityId}`) }))
}

async function listThere(
  { db, companyId, pointOfSaleIds }: TxCtx,
  entity: string,
  ids: readonly string[],
): Promise<string[]> {
  const [table, place] = [recordTable(entity), PLACES[entity]]
  if (table === null || ids.length === 0) return []
  const isEnterable =
    pointOfSaleIds === null || place === undefined
      ? sql``
      : sql`and r.${sql.ref(place)} = any(${[...pointOfSaleIds]}::uuid[])`
  const shown = (HIDDEN[entity] ?? []).map((column) => sql`and r.${sql.ref(column)} is null`)
  const { rows } = await sql<{ id: string }>`
    select r.id from ${sql.table(table)} r
    where r.company_id = ${companyId} and r.id = any(${[...ids]}::uuid[])
      ${isEnterable} ${sql.join(shown, sql` `)}`.execute(db)
  return rows.map(({ id }) => id)
}
