import type { Database } from '../../../platform/db/database.ts'

/** An undoing that is to be worked on, in the name of whoever asked for it. */
export interface UnfinishedUndo {
  id: string
  askedBy: string
}

function selection(admin: Database) {
  return admin.selectFrom('product_change_set').where('state', '=', 'undoing')
}

/** Companies with changes to be undone, for the start of the server. */
export async function listUndoingCompanies(admin: Database): Promise<string[]> {
  const rows = await selection(admin).select('company_id').distinct().execute()
  return rows.map((row) => row.company_id)
}

/** Of a company's change sets, the one that was asked for first. */
export async function findUnfinishedUndo(admin: Database, companyId: string): Promise<UnfinishedUndo | null> {
  const row = await selection(admin)
    .select(['id', 'created_by', 'undone_by'])
    .where('company_id', '=', companyId)
    .orderBy('undo_asked_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, askedBy: row.undone_by ?? row.created_by } : null
}
