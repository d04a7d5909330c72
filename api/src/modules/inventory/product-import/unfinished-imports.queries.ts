import type { Database } from '../../../platform/db/database.ts'
import type { ImportRecord } from './product-import.repository.ts'

/** Imports of all companies that are to be worked on, for the start of the server. */
export async function listUnfinishedImports(
  admin: Database,
): Promise<(Pick<ImportRecord, 'id' | 'state' | 'createdBy'> & { companyId: string })[]> {
  const rows = await admin
    .selectFrom('product_import')
    .select(['company_id', 'id', 'state', 'created_by'])
    .where('state', 'in', ['checking', 'importing'])
    .execute()
  return rows.map((row) => ({
    companyId: row.company_id,
    id: row.id,
    state: row.state,
    createdBy: row.created_by,
  }))
}
