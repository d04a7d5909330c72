import type { Database } from '../../../platform/db/database.ts'
import { AT_WORK } from '../../../platform/import-files/stored-import.ts'

/** An import that is to be worked on, in the name of whoever asked for it. */
export interface UnfinishedImport {
  id: string
  state: (typeof AT_WORK)[number]
  askedBy: string
}

function selection(admin: Database) {
  return admin.selectFrom('party_import').where('state', 'in', AT_WORK).where('removed_at', 'is', null)
}

/** Companies with imports to be worked on, for the start of the server. */
export async function listBusyCompanies(admin: Database): Promise<string[]> {
  const rows = await selection(admin).select('company_id').distinct().execute()
  return rows.map((row) => row.company_id)
}

/** Of a company's imports, the one whose turn it is: that which was asked for first. */
export async function findUnfinishedImport(admin: Database, companyId: string): Promise<UnfinishedImport | null> {
  const row = await selection(admin)
    .select(['id', 'state', 'created_by', 'undone_by'])
    .where('company_id', '=', companyId)
    .orderBy('started_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const state = AT_WORK.find((each) => each === row?.state)
  return row && state ? { id: row.id, state, askedBy: row.undone_by ?? row.created_by } : null
}
