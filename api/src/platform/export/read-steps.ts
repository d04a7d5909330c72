import { EXPORTS } from '@comptoir/contracts/platform/exports'
import type { ExportFormat, ExportQuery } from '@comptoir/contracts/export'
import type { Ctx, TxCtx } from '../context.ts'
import { DomainError } from '../errors.ts'
import type { Letterhead } from './letterhead.queries.ts'
import type { ListExport } from './list-export.ts'
import type { Cell } from './sheet.ts'
import { enterCompany } from '../db/enter-company.ts'
import { MOST_SHEET_ROWS } from './xlsx.ts'

/** Rows that one file holds at most; texts have no end. */
const MOST_ROWS: Readonly<Record<ExportFormat, number | null>> = { csv: null, xlsx: MOST_SHEET_ROWS, pdf: 3000 }

/** Few enough rows to be written in a moment, many enough that the statements are not what a file waits for. */
const STEP = 500

/**
 * Every row of the list once, step by step, in one read-only transaction: what others write meanwhile neither doubles
 * nor hides a row. Refuses, before the first step, a list that the file cannot hold.
 */
export async function* readSteps(
  ctx: Ctx,
  source: ListExport,
  asked: ExportQuery,
  letterhead: Pick<Letterhead, 'timeZone' | 'currency'>,
): AsyncGenerator<Cell[][]> {
  const { format, ...narrowing } = asked
  const most = MOST_ROWS[format]
  const reading = await openReading(ctx)
  try {
    for (let cursor: string | null | undefined; cursor !== null;) {
      const place = cursor === undefined ? {} : { cursor }
      const query = { ...narrowing, wholeUpTo: most ?? 0, page: 1, limit: STEP, ...place }
      const { data, meta } = await source.read(reading.ctx, query, letterhead)
      if (cursor === undefined && most !== null && meta.isTotalCapped) throw tooMany(format, most)
      yield data
      cursor = meta.nextCursor ?? null
    }
  } finally {
    await reading.close()
  }
}

function tooMany(format: ExportFormat, maxRows: number): DomainError {
  return format === 'pdf'
    ? new DomainError(EXPORTS.errors.tooManyRowsForPdf, { maxRows, maxSheetRows: MOST_SHEET_ROWS })
    : new DomainError(EXPORTS.errors.tooManyRows, { maxRows })
}

/** A transaction that stays open between the steps and sees the company's rows as they are now. */
async function openReading(ctx: Ctx): Promise<{ ctx: TxCtx; close: () => Promise<void> }> {
  const trx = await ctx.db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  const close = async (): Promise<void> => {
    await trx.rollback().execute()
  }
  try {
    await enterCompany(trx, ctx.companyId, ctx)
  } catch (error) {
    await close()
    throw error
  }
  return { ctx: { ...ctx, db: trx, inTx: true }, close }
}
