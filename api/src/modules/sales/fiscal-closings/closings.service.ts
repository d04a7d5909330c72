import type { CloseInput, ClosingsDue, FiscalClosing } from '@comptoir/contracts/sales/fiscal-closings'
import { v7 as newId } from 'uuid'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { ofWholeCompany } from '../../../platform/db/whole-company.ts'
import { postOnce, type PostedOnce } from '../../../platform/document/post-once.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findClosing, findClosingOf, isRepeat, postClosing, type Closer } from './closings.repository.ts'
import { checkSessionsClosed, readDue, reportOf } from './drafts.service.ts'

export async function getFiscalClosing(ctx: TxCtx, id: string): Promise<FiscalClosing> {
  const found = await findClosing(ctx, id)
  if (!found) throw new DomainError('fiscalClosing.notFound')
  return found
}

/** What each kind closes next, in the order in which people think of them. */
export async function getClosingsDue(ctx: TxCtx): Promise<ClosingsDue> {
  return (await readDue(ctx)).toReversed()
}

/** Closes a period by hand, once: asked again, it answers the closing that was made. Open cash sessions of a day refuse it. */
export function closeByHand(ctx: Ctx, input: CloseInput): Promise<PostedOnce<FiscalClosing>> {
  return postOnce(ctx, {
    post: () => close(ctx, input, checkSessionsClosed),
    isRepeat,
    findEarlier: (tx) => findClosingOf(tx, input.kind, input.period),
  })
}

type Closing = Pick<Ctx, 'db' | 'companyId' | 'pointOfSaleIds' | 'now' | 'requestId'> & Closer

/**
 * Computes the closing of a period and posts it, over all points of sale: it is the company's. What it sums up was posted before and never changes, so that both need
 * not be one transaction. `checkDay` may refuse a day once it is known to be the next.
 */
export async function close(
  ctx: Closing,
  { kind, period }: CloseInput,
  checkDay?: (tx: Pick<TxCtx, 'db' | 'companyId' | 'now'>, day: string) => Promise<void>,
): Promise<FiscalClosing> {
  const all = ofWholeCompany(ctx)
  const report = await inTransaction(all, async (tx) => {
    const computed = await reportOf(tx, { kind, period })
    if (kind === 'day') await checkDay?.(tx, period)
    return computed
  })
  await postClosing(ctx, { id: newId(), auditId: newId(), kind, period, report, recordedAt: ctx.now })
  const made = await inTransaction(all, (tx) => findClosingOf(tx, kind, period))
  if (!made) throw new Error(`the closing of ${period} vanished as it was made`)
  return made
}
