import type { PartyImportColumn } from '@comptoir/contracts/people/party-import'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Pace } from '../../../platform/jobs/pace.ts'
import { IMPORTERS } from './importers.ts'
import { judgeRows, warnOfDuplicates } from './judge-rows.ts'
import { advance, finish, lockImport } from './party-import.repository.ts'
import { rowPlan } from './row-plan.ts'
import { countRows, keepOutRepeated, listRows, recordRows, warnOfRepeated } from './rows.repository.ts'

/**
 * The dry run: reads every staged row under the import's mapping and holds it against those who are there, then finds what
 * is there twice. Its progress is committed with each portion, so that one that broke off goes on where it was.
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
  const rows = await listRows(ctx, importId, record.lastRow, portion)
  const last = rows.at(-1)
  if (!last) {
    await keepOutRepeated(ctx, importId, 'match')
    await keepOutRepeated(ctx, importId, 'code')
    const positionOf = (column: PartyImportColumn): number => record.headers.indexOf(record.mapping[column] ?? '')
    const taxIdAt = positionOf('taxId')
    if (record.matchBy === 'taxId' && taxIdAt >= 0) await keepOutRepeated(ctx, importId, { taxIdAt })
    for (const column of ['phone', 'email'] as const) {
      const position = positionOf(column)
      if (position >= 0) await warnOfRepeated(ctx, importId, column, position)
    }
    await finish(ctx, importId, 'checked', await countRows(ctx, importId))
    return false
  }
  const plan = await rowPlan(ctx, record, IMPORTERS[record.kind])
  const judged = await judgeRows(ctx, rows, plan)
  await warnOfDuplicates(ctx, judged, plan)
  await recordRows(ctx, importId, judged)
  await advance(ctx, importId, { lastRow: last.rowNumber, doneCount: record.doneCount + rows.length })
  return true
}
