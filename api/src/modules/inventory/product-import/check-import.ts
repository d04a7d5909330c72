import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { askIn } from '../../../platform/db/ask-database.ts'
import { findMatchingProducts } from '../products/index.ts'
import {
  countRows,
  joinInBulk,
  keepOutRepeated,
  keepOutSameProduct,
  listRawRows,
  recordRows,
} from './check.repository.ts'
import { advanceCheck, finishCheck, lockImport } from './product-import.repository.ts'
import { readRow } from './read-row.rules.ts'
import { catalogueOf, resultOf } from './row-outcome.rules.ts'
import { rowPlan } from './row-plan.ts'
import type { Pace } from '../../../platform/jobs/pace.ts'

/**
 * The dry run: reads every staged row under the import's mapping and holds it against the catalogue, then finds what is
 * there twice. It commits
 * its progress with each portion, so that one that broke off, or whose turn was over, goes on where it was, and ends in the
 * same state.
 */
export async function checkImport(ctx: Ctx, importId: string, pace: Pace): Promise<void> {
  for (let isMore = true; isMore;) {
    pace.signal?.throwIfAborted()
    isMore = await inTransaction({ ...ctx, now: pace.now() }, (tx) => checkPortion(tx, importId, pace.portion))
    await pace.afterPortion?.()
    if (isMore && pace.isTurnOver?.()) return
  }
}

/** False when nothing is left to do. */
async function checkPortion(ctx: TxCtx, importId: string, portion: number): Promise<boolean> {
  const record = await lockImport(ctx, importId)
  if (record?.state !== 'checking') return false
  const rows = await listRawRows(ctx, importId, record.lastRow, portion)
  const last = rows.at(-1)
  if (!last) {
    await conclude(ctx, importId)
    return false
  }
  const plan = await rowPlan(ctx, record)
  const read = rows.map(({ rowNumber, cells }) => ({ rowNumber, read: readRow(cells, plan) }))
  const catalogue = catalogueOf(
    await findMatchingProducts(askIn(ctx.db), ctx.companyId, {
      codes: read.map((row) => row.read.code),
      barcodes: read.flatMap((row) => row.read.barcode ?? []),
    }),
  )
  await recordRows(
    ctx,
    importId,
    read.map((row) => ({ ...row, result: resultOf(row.read, catalogue, plan) })),
  )
  await advanceCheck(ctx, importId, { lastRow: last.rowNumber, doneCount: record.doneCount + rows.length })
  return true
}

async function conclude(ctx: TxCtx, importId: string): Promise<void> {
  await joinInBulk(ctx)
  await keepOutRepeated(ctx, importId, 'barcode')
  await keepOutRepeated(ctx, importId, 'code')
  await keepOutSameProduct(ctx, importId)
  await finishCheck(ctx, importId, await countRows(ctx, importId))
}
