import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx, TxCtx } from '../context.ts'
import { isRetryable } from './sql-errors.ts'
import { enterCompany, type Bounds } from './enter-company.ts'

const ATTEMPTS = 5
/** No attempt begins later: what waits for somebody else's rows must not make its caller wait without end. */
const LAST_ATTEMPT_MS = 4000

/**
 * Runs `work` in one transaction in which the caller's company is the tenant. For routes and jobs only. The inner context
 * hides the outer one, so that no query slips outside. The whole is run again on a deadlock or a lost connection, so
 * `work` must not do anything that a roll-back does not undo.
 */
export function inTransaction<C extends Entering, T>(ctx: C, work: (ctx: Inside<C>) => Promise<T>): Promise<T> {
  const { work: own = 'job', gone } = ctx
  return retried(() =>
    ctx.db.transaction().execute(async (trx) => {
      await enterCompany(trx, ctx.companyId, { work: own, gone })
      return work({ ...ctx, db: trx, inTx: true })
    }),
  )
}

/** The least that a transaction of a company takes; a request's context, or that of the product's own work. */
type Entering = Pick<Ctx, 'db' | 'companyId'> & Partial<Bounds>
/** The same inside of it. */
export type Inside<C extends Entering> = Omit<C, 'db'> & Pick<TxCtx, 'db' | 'inTx'>

/** Does the work again, after a short pause, when what failed may pass: by default, when the database gave way or was not reached. */
export async function retried<T>(work: () => Promise<T>, mayPass = isRetryable): Promise<T> {
  const begunAt = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isLast = attempt >= ATTEMPTS || performance.now() - begunAt > LAST_ATTEMPT_MS
      if (isLast || !mayPass(error)) throw error
      await pause(10 * attempt + Math.random() * 30)
    }
  }
}
