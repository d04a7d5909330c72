import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { Pace } from '../../../platform/jobs/pace.ts'

/** Each row is written as its form writes it, with its entry in the audit trail: fewer of them make a portion. */
const MOST_ROWS = 50

/** What is done with the rows of an import, a portion at a time, with its progress in the same transaction. */
interface RowWork {
  /** Does the next rows; false when none is left: then all is done. */
  doPortion: (ctx: TxCtx, rows: number) => Promise<boolean>
  /** Passes over the next row, which a rule of its form refused. */
  passOver: (ctx: TxCtx, refusal: DomainError) => Promise<void>
}

/**
 * Goes through rows, portion by portion: work that broke off, or whose turn was over, goes on behind its last portion, with
 * nothing doubled and nothing lost. A portion that is refused is gone through row by row, and the row that is refused is
 * passed over.
 */
export async function goThrough(ctx: Ctx, { doPortion, passOver }: RowWork, pace: Pace): Promise<void> {
  let singly = 0
  for (let isMore = true; isMore;) {
    pace.signal?.throwIfAborted()
    const now = { ...ctx, now: pace.now() }
    const portion = singly > 0 ? 1 : Math.min(pace.portion, MOST_ROWS)
    try {
      isMore = await inTransaction(now, (tx) => doPortion(tx, portion))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      if (portion === 1) await inTransaction(now, (tx) => passOver(tx, error))
      else singly = portion + 1
    }
    singly = Math.max(singly - 1, 0)
    await pace.afterPortion?.()
    if (isMore && pace.isTurnOver?.()) return
  }
}
