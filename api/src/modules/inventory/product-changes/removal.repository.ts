import { UNDO_DAYS } from '@comptoir/contracts/inventory/product-changes'
import { sql } from 'kysely'
import type { Database, Queryable, Tx } from '../../../platform/db/database.ts'

const DAY_MS = 86_400_000

/** True of a set that cannot be undone any more, and is not being undone. */
function isOver(now: Date) {
  return sql<boolean>`created_at < ${new Date(now.getTime() - UNDO_DAYS * DAY_MS)} and state <> 'undoing'`
}

/** Companies that have a change set whose days are over. */
export async function listCompaniesWithOldSets(admin: Database, now: Date): Promise<string[]> {
  const rows = await admin.selectFrom('product_change_set').select('company_id').distinct().where(isOver(now)).execute()
  return rows.map((row) => row.company_id)
}

export async function findOldSet(db: Queryable, companyId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('product_change_set')
    .select('id')
    .where('company_id', '=', companyId)
    .where(isOver(now))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Removes the first changes of a set, and with the last of them the set itself. */
export async function removeChanges(db: Tx, companyId: string, changeSetId: string, portion: number): Promise<void> {
  const last = await db
    .selectFrom('product_change')
    .select('product_id')
    .where('company_id', '=', companyId)
    .where('change_set_id', '=', changeSetId)
    .orderBy('product_id')
    .offset(portion - 1)
    .limit(1)
    .executeTakeFirst()
  await db
    .deleteFrom('product_change')
    .where('company_id', '=', companyId)
    .where('change_set_id', '=', changeSetId)
    .$if(last !== undefined, (query) => query.where('product_id', '<=', last?.product_id ?? ''))
    .execute()
  if (last) return
  await db.deleteFrom('product_change_set').where('company_id', '=', companyId).where('id', '=', changeSetId).execute()
}
