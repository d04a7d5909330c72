import { sql } from 'kysely'
import type { Database, Queryable, Tx } from '../db/database.ts'
import { AT_WORK, ENDED, overBefore } from './stored-import.ts'

/** The table of an area's imports; its rows are in `<table>_row`. */
export type ImportTable = 'party_import' | 'product_import'
type RowTable = `${ImportTable}_row`

/** True of an import whose days are over: of one that ended those of its report, of any other those since its last step. */
function isOver(now: Date) {
  const { ended, open } = overBefore(now)
  return sql<boolean>`removed_at is null and (
    state = any(${ENDED}::text[]) and finished_at < ${ended}
    or not state = any(${[...ENDED, ...AT_WORK]}::text[])
      and coalesce(finished_at, started_at, created_at) < ${open})`
}

/** Companies that have an import to be removed, by somebody's wish or because its days are over. */
export async function listCompaniesWithRemovals(admin: Database, table: ImportTable, now: Date): Promise<string[]> {
  const rows = await admin
    .selectFrom(table)
    .select('company_id')
    .distinct()
    .where((eb) => eb.or([eb('removed_at', 'is not', null), isOver(now)]))
    .execute()
  return rows.map((row) => row.company_id)
}

export async function markOver(db: Tx, table: ImportTable, companyId: string, now: Date): Promise<void> {
  await db.updateTable(table).set({ removed_at: now }).where('company_id', '=', companyId).where(isOver(now)).execute()
}

export async function findRemoved(db: Queryable, table: ImportTable, companyId: string): Promise<string | null> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('company_id', '=', companyId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Removes the first rows of an import, and with the last of them the import itself. */
export async function removeRows(
  db: Tx,
  table: ImportTable,
  { companyId, importId, portion }: { companyId: string; importId: string; portion: number },
): Promise<void> {
  const rows: RowTable = `${table}_row`
  const last = await db
    .selectFrom(rows)
    .select('row_number')
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .orderBy('row_number')
    .offset(portion - 1)
    .limit(1)
    .executeTakeFirst()
  await db
    .deleteFrom(rows)
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .$if(last !== undefined, (query) => query.where('row_number', '<=', last?.row_number ?? 0))
    .execute()
  if (last) return
  await db.deleteFrom(table).where('company_id', '=', companyId).where('id', '=', importId).execute()
}
