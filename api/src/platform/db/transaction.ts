import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx, TxCtx } from '../context.ts'
import { isRetryable } from './sql-errors.ts'

const ATTEMPTS = 5

/**
 * Runs `work` in one transaction in which the caller's company is the tenant. For routes and jobs only. The inner context
 * hides the outer one, so that no query slips outside. The whole is run again on a deadlock or a lost connection, so
 * `work` must not do anything that a roll-back does not undo.
 */
export async function inTransaction<T>(ctx: Ctx, work: (ctx: TxCtx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction().execute(async (trx) => {
        await sql`select app_set_company(${ctx.companyId})`.execute(trx)
        return work({ ...ctx, db: trx, inTx: true })
      })
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetryable(error)) throw error
      await pause(10 * attempt + Math.random() * 30)
    }
  }
}
