import type { ImportReportRow, ReportScope } from '@comptoir/contracts/inventory/product-import'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

/** Rows of the report in the order of the file: kept out, in with a warning, or all. */
function selection({ db, companyId }: TxCtx, importId: string, only: ReportScope) {
  return db
    .selectFrom('product_import_row as r')
    .select(['r.row_number', 'r.code', 'r.designation', 'r.is_good', 'r.problems', 'r.warnings'])
    .where('r.company_id', '=', companyId)
    .where('r.import_id', '=', importId)
    .$if(only === 'bad', (query) => query.where('r.is_good', '=', false))
    .$if(only === 'warned', (query) => query.where('r.is_good', '=', true).where(sql<boolean>`r.warnings <> '[]'`))
    .orderBy('r.row_number')
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function toReportRow(row: Row): ImportReportRow {
  return {
    rowNumber: row.row_number,
    code: row.code,
    designation: row.designation,
    isGood: row.is_good,
    problems: [...row.problems, ...row.warnings],
  }
}

export async function listReportPage(
  ctx: TxCtx,
  importId: string,
  only: ReportScope,
  { page, limit }: { page: number; limit: number },
): Promise<ImportReportRow[]> {
  const rows = await selection(ctx, importId, only)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(toReportRow)
}

/** The rows behind one of them, for a report that is written out as it is read. */
export async function listReportAfter(
  ctx: TxCtx,
  importId: string,
  only: ReportScope,
  afterRow: number,
  limit: number,
): Promise<ImportReportRow[]> {
  const rows = await selection(ctx, importId, only).where('r.row_number', '>', afterRow).limit(limit).execute()
  return rows.map(toReportRow)
}
