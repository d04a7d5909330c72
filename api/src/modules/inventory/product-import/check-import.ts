import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { askIn } from '../../../platform/db/ask-database.ts'
import {
  countRows,
  joinInBulk,
  keepOutRepeated,
  keepOutSameProduct,
  listRawRows,
  recordRows,
  type CheckedRow,
} from './check.repository.ts'
import {
  advanceCheck,
  finishCheck,
  lockImport,
  recordPlanned,
  recordUnused,
  type ImportRecord,
} from './product-import.repository.ts'
import { judgeRows } from './judge-rows.ts'
import { readRows } from './read-rows.ts'
import { rowPlan } from './row-plan.ts'
import {
  countPlanned,
  findUnused,
  forgetRowPictures,
  keepSurePictures,
  listPictureNames,
  recordRowPictures,
} from './pictures/pictures.repository.ts'
import { PictureIndex, picturesOf } from './pictures/row-pictures.rules.ts'
import type { Pace } from '../../../platform/jobs/pace.ts'

/**
 * The dry run: reads every staged row under the import's mapping and holds it against the catalogue, then finds what is
 * there twice. It commits
 * its progress with each portion, so that one that broke off, or whose turn was over, goes on where it was, and ends in the
 * same state.
 */
export async function checkImport(ctx: Ctx, importId: string, pace: Pace): Promise<void> {
  const known: Known = { pictures: null }
  for (let isMore = true; isMore;) {
    pace.signal?.throwIfAborted()
    isMore = await inTransaction({ ...ctx, now: pace.now() }, (tx) => checkPortion(tx, importId, pace.portion, known))
    await pace.afterPortion?.()
    if (isMore && pace.isTurnOver?.()) return
  }
}

/** What stays the same for all portions: ten thousand names are not to be read for each. */
interface Known {
  pictures: PictureIndex | null
}

/** False when nothing is left to do. */
async function checkPortion(ctx: TxCtx, importId: string, portion: number, known: Known): Promise<boolean> {
  const record = await lockImport(ctx, importId)
  if (record?.state !== 'checking') return false
  const rows = await listRawRows(ctx, importId, record.lastRow, portion)
  const last = rows.at(-1)
  if (!last) {
    await conclude(ctx, importId)
    return false
  }
  const plan = await rowPlan(ctx, record)
  const read = await readRows(rows, plan)
  const judged = await judgeRows(askIn(ctx.db), ctx.companyId, read, plan)
  await findPictures(ctx, record, judged, known)
  await recordRows(ctx, importId, judged)
  await advanceCheck(ctx, importId, { lastRow: last.rowNumber, doneCount: record.doneCount + rows.length })
  return true
}

/** Finds the pictures of rows that go in, or whose product needs nothing else, and tells of those that are not there. */
async function findPictures(
  ctx: TxCtx,
  record: ImportRecord,
  rows: readonly CheckedRow[],
  known: Known,
): Promise<void> {
  if (record.lastRow === 0) await forgetRowPictures(ctx, record.id)
  const isNamed = record.mapping['photo'] !== undefined
  if (!isNamed && record.pictures === null) return
  const index = (known.pictures ??= new PictureIndex(
    record.pictures === null ? [] : await listPictureNames(ctx, record.id),
  ))
  const wanting = rows.filter(({ result }) => result.problems.length === 0 && result.action !== 'leave')
  const pictured = wanting.map(({ rowNumber, read, result }) => {
    const { found, warnings } = picturesOf({ ...read, cell: isNamed ? read.photo : null }, index)
    result.warnings = [...result.warnings, ...warnings]
    return { rowNumber, found }
  })
  await recordRowPictures(ctx, record.id, pictured)
}

async function conclude(ctx: TxCtx, importId: string): Promise<void> {
  await joinInBulk(ctx)
  await keepOutRepeated(ctx, importId, 'barcode')
  await keepOutRepeated(ctx, importId, 'code')
  await keepOutSameProduct(ctx, importId)
  await keepSurePictures(ctx, importId)
  await recordUnused(ctx, importId, await findUnused(ctx, importId))
  await recordPlanned(ctx, importId, await countPlanned(ctx, importId))
  await finishCheck(ctx, importId, await countRows(ctx, importId))
}
