import { EXPORTS } from '@comptoir/contracts/platform/exports'
import type { ExportFormat, ExportQuery } from '@comptoir/contracts/export'
import type { Ctx, TxCtx } from '../context.ts'
import { DomainError } from '../errors.ts'
import type { ListExport } from './list-export.ts'
import type { Cell } from './sheet.ts'
import { enterCompany } from '../db/enter-company.ts'

/** Rows that one file holds at most. */
const MOST_ROWS: Readonly<Record<ExportFormat, number>> = { csv: 100_000, xlsx: 100_000, pdf: 5_000 }

/** Few enough rows to be written in a moment, many enough that the longest list takes fifty statements. */
const STEP = 2000

/**
 * Every row of the list once, step by step, in one read-only transaction: what others write meanwhile neither doubles
 * nor hides a row. Refuses, before the first step, a list that the file cannot hold.
 */
export async function* readSteps(
  ctx: Ctx,
  source: ListExport,
  asked: ExportQuery,
  timeZone: string,
): AsyncGenerator<Cell[][]> {
  const { format, ...narrowing } = asked
  const reading = await openReading(ctx)
  try {
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { ...narrowing, isWhole: true, page: 1, limit: STEP, ...(cursor === undefined ? {} : { cursor }) }
      const { data, meta } = await source.read(reading.ctx, query, timeZone)
      if (meta.isTotalCapped || meta.total > MOST_ROWS[format]) throw tooMany(format)
      yield data
      cursor = meta.nextCursor ?? null
    }
  } finally {
    await reading.close()
  }
}

function tooMany(format: ExportFormat): DomainError {
  const maxRows = MOST_ROWS[format]
  if (format === 'pdf')
    return new DomainError(EXPORTS.errors.tooManyRowsForPdf, { maxRows, maxSheetRows: MOST_ROWS.xlsx })
  return new DomainError(EXPORTS.errors.tooManyRows, { maxRows })
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
