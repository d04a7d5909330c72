import { IMPORT_DAYS } from '@comptoir/contracts/platform/import-files'
import { sql } from 'kysely'
import type { Database, Queryable, Tx } from '../../../platform/db/database.ts'

const DAY_MS = 86_400_000

/** The same rule by which `party-import.repository.ts` says when an import expires. */
function isOver(now: Date) {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  return sql<boolean>`removed_at is null and (
    state = 'done' and finished_at < ${before(IMPORT_DAYS.done)}
    or state not in ('done', 'checking', 'importing')
      and coalesce(finished_at, started_at, created_at) < ${before(IMPORT_DAYS.open)})`
}

/** Companies that have an import to be removed, by somebody's wish or because its days are over. */
export async function listCompaniesWithRemovals(admin: Database, now: Date): Promise<string[]> {
  const rows = await admin
    .selectFrom('party_import')
    .select('company_id')
    .distinct()
    .where((eb) => eb.or([eb('removed_at', 'is not', null), isOver(now)]))
    .execute()
  return rows.map((row) => row.company_id)
}

export async function markOver(db: Tx, companyId: string, now: Date): Promise<void> {
  await db
    .updateTable('party_import')
    .set({ removed_at: now })
    .where('company_id', '=', companyId)
    .where(isOver(now))
    .execute()
}

export async function findRemoved(db: Queryable, companyId: string): Promise<string | null> {
  const row = await db
    .selectFrom('party_import')
    .select('id')
    .where('company_id', '=', companyId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Removes the first rows of an import, and with the last of them the import itself. */
export async function removeRows(db: Tx, companyId: string, importId: string, portion: number): Promise<void> {
  const last = await db
    .selectFrom('party_import_row')
    .select('row_number')
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .orderBy('row_number')
    .offset(portion - 1)
    .limit(1)
    .executeTakeFirst()
  await db
    .deleteFrom('party_import_row')
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .$if(last !== undefined, (query) => query.where('row_number', '<=', last?.row_number ?? 0))
    .execute()
  if (last) return
  await db.deleteFrom('party_import').where('company_id', '=', companyId).where('id', '=', importId).execute()
}
