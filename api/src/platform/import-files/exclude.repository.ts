import type { ExcludeRowsInput } from '@comptoir/contracts/platform/import-files'
import { sql } from 'kysely'
import type { TxCtx } from '../context.ts'
import type { ImportTable } from './removal.repository.ts'

const ACTIONS = { created: 'create', changed: 'change' } as const

/** Leaves good rows out, or takes them in again: those of these numbers, or all that create or change. */
export async function excludeRows(
  { db, companyId }: TxCtx,
  table: ImportTable,
  importId: string,
  { rows, isExcluded }: ExcludeRowsInput,
): Promise<void> {
  const rowTable: `${ImportTable}_row` = `${table}_row`
  await db
    .updateTable(rowTable)
    .set({ is_excluded: isExcluded })
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .where('is_good', '=', true)
    .where('is_excluded', '<>', isExcluded)
    .where((eb) =>
      typeof rows === 'string'
        ? eb('action', '=', ACTIONS[rows])
        : eb('row_number', '=', sql<number>`any(${rows}::int[])`),
    )
    .execute()
}
