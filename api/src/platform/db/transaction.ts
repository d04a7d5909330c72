import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx, TxCtx } from '../context.ts'
import { patienceOf, USUAL_WORK, type Work } from '../work.ts'
import { isRetryable } from './sql-errors.ts'
import { enterCompany, type Bounds } from './enter-company.ts'

/**
 * Runs `work` in one transaction in which the caller's company is the tenant. For routes and jobs only. The inner context
 * hides the outer one, so that no query slips outside. The whole is run again on a deadlock or a lost connection, so
 * `work` must not do anything that a roll-back does not undo.
 */
export function inTransaction<C extends Entering, T>(ctx: C, work: (ctx: Inside<C>) => Promise<T>): Promise<T> {
  const { work: own = 'job', gone, pointOfSaleIds } = ctx
  return retried(
    () =>
      ctx.db.transaction().execute(async (trx) => {
        await enterCompany(trx, ctx.companyId, { work: own, gone, pointOfSaleIds })
        return work({ ...ctx, db: trx, inTx: true })
      }),
    { work: own },
  )
}

/** The least that a transaction of a company takes; a request's context, or that of the product's own work. */
type Entering = Pick<Ctx, 'db' | 'companyId' | 'pointOfSaleIds'> & Partial<Bounds>
/** The same inside of it. */
export type Inside<C extends Entering> = Omit<C, 'db'> & Pick<TxCtx, 'db' | 'inTx'>

interface Retrying {
  /** The class whose patience it has. */
  work?: Work
  /** What may pass: by default, that the database gave way or was not reached. */
  mayPass?: (error: unknown) => boolean
}

/** Does something again, after a short pause, when what failed may pass; its caller does not wait without end. */
export async function retried<T>(
  attemptOnce: () => Promise<T>,
  { work = USUAL_WORK, mayPass = isRetryable }: Retrying = {},
): Promise<T> {
  const { attempts, milliseconds } = patienceOf(work)
  const begunAt = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce()
    } catch (error) {
      const isLast = attempt >= attempts || performance.now() - begunAt > milliseconds
      if (isLast || !mayPass(error)) throw error
      await pause(10 * attempt + Math.random() * 30)
    }
  }
}
