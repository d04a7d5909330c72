import type { ImportReportRow, ReportScope, RowOutcome } from '@comptoir/contracts/inventory/product-import'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { listRowPictures } from './pictures/pictures.repository.ts'

/** The same by rows as `countRows` counts. */
const MEETS: Record<ReportScope, RawBuilder<boolean>> = {
  created: sql`r.is_good and not r.is_excluded and r.action = 'create'`,
  changed: sql`r.is_good and not r.is_excluded and r.action = 'change'`,
  same: sql`r.is_good and (r.is_excluded or r.action in ('same', 'leave'))`,
  bad: sql`not r.is_good`,
  warned: sql`r.is_good and r.warnings <> '[]'`,
  all: sql`true`,
}

/** Rows of the report in the order of the file. */
function selection({ db, companyId }: TxCtx, importId: string, only: ReportScope) {
  return db
    .selectFrom('product_import_row as r')
    .select(['r.row_number', 'r.code', 'r.designation', 'r.is_good', 'r.problems', 'r.warnings'])
    .select(['r.action', 'r.is_excluded', 'r.changes'])
    .where('r.company_id', '=', companyId)
    .where('r.import_id', '=', importId)
    .$if(only !== 'all', (query) => query.where(MEETS[only]))
    .orderBy('r.row_number')
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

/** The rows as the contract shows them; what a product costs only to whoever may see it. */
async function toReportRows(ctx: TxCtx, importId: string, rows: readonly Row[]): Promise<ImportReportRow[]> {
  const seesCost = ctx.permissions.has(PRODUCTS.permissions.seeCost)
  const pictures = await listRowPictures(
    ctx,
    importId,
    rows.map((row) => row.row_number),
  )
  return rows.map((row) => {
    const told = toReportRow(row)
    const changes = told.changes.filter(({ column }) => seesCost || column !== 'purchasePrice')
    return { ...told, changes, pictures: row.is_good ? (pictures.get(row.row_number) ?? []) : [] }
  })
}

function toReportRow(row: Row): Omit<ImportReportRow, 'pictures'> {
  return {
    rowNumber: row.row_number,
    code: row.code,
    designation: row.designation,
    ...outcomeOf(row),
    changes: row.is_good ? row.changes : [],
    problems: [...row.problems, ...row.warnings],
  }
}

function outcomeOf(row: Row): Pick<ImportReportRow, 'outcome' | 'reason'> {
  if (!row.is_good) return { outcome: 'bad', reason: null }
  if (row.is_excluded) return { outcome: 'same', reason: 'excluded' }
  if (row.action === 'leave') return { outcome: 'same', reason: 'leftAsItIs' }
  if (row.action === 'same') return { outcome: 'same', reason: 'nothingDiffers' }
  return { outcome: OUTCOMES[row.action], reason: null }
}

const OUTCOMES = { create: 'created', change: 'changed' } as const satisfies Record<string, RowOutcome>

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
  return toReportRows(ctx, importId, rows)
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
  return toReportRows(ctx, importId, rows)
}
