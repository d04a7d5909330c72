import type { Ctx, TxCtx } from '../context.ts'
import { enterCompany } from './enter-company.ts'

/** The context of what is about a company as a whole, wherever its user may work: a fiscal closing, data of a person. */
export function ofWholeCompany<C extends Pick<Ctx, 'pointOfSaleIds'>>(ctx: C): C {
  return { ...ctx, pointOfSaleIds: null }
}

/**
 * Does a part of a transaction with the rows of all points of sale, and goes back to those of its user: for what would be
 * answered wrongly from some of them. What fails rolls all of it back, and narrows nothing.
 */
export async function everywhere<T>(ctx: TxCtx, work: (ctx: TxCtx) => Promise<T>): Promise<T> {
  const { db, companyId, pointOfSaleIds, work: own } = ctx
  if (pointOfSaleIds === null) return work(ctx)
  await enterCompany(db, companyId, { work: own, pointOfSaleIds: null })
  const done = await work(ofWholeCompany(ctx))
  await enterCompany(db, companyId, { work: own, pointOfSaleIds })
  return done
}
