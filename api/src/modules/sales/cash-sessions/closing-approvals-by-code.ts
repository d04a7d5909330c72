import type { BroughtClosingInput } from '@comptoir/contracts/sales/cash-sessions'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { takeClosingCode } from '../approval-codes/index.ts'
import { listPeopleAt } from '../approvals/index.ts'
import { findCashSession } from './cash-sessions.repository.ts'
import { readApproval } from './closing-approvals.queries.ts'
import { insertClosingApproval } from './closing-approvals.repository.ts'

const PERMISSION = 'cashSessions.approveDifference'

/**
 * Approves a closing that was brought with the code of somebody who approves it up to some difference. What does not fit (no
 * such code, a larger difference, nobody who may, more that became known since) refuses nothing: it is approved later, like every other closing.
 */
export async function approveByCode(
  ctx: TxCtx,
  id: string,
  { approvalCode: code, counts, keptFloatMinor }: BroughtClosingInput,
): Promise<void> {
  if (!code) return
  const session = await findCashSession(ctx, id)
  const { approval } = await readApproval(ctx, id)
  if (!session || !approval || approval.given !== null || approval.restated) return
  if ((await largestDifference(ctx, id)) > code.mostMinor) return
  const { register_id: registerId, point_of_sale_id: pointOfSaleId, opened_at: openedAt } = session
  const people = await listPeopleAt(ctx, pointOfSaleId)
  const own = [session.opened_by, session.closed_by]
  const asker = people.find((person) => person.id === session.closed_by)
  const isAsked = (asker?.mayAsk.includes(PERMISSION) ?? false) || (asker?.mayApprove.has(PERMISSION) ?? false)
  const mayAnother = people.some((person) => !own.includes(person.id) && person.mayApprove.has(PERMISSION))
  const by =
    isAsked &&
    (await takeClosingCode(
      ctx,
      { registerId, pointOfSaleId, openedAt, sessionId: id, counts, keptFloatMinor, code },
      (giver) => !mayAnother || !own.includes(giver),
    ))
  if (!by) return
  const { comment } = code
  const given = { by, method: 'code', comment } as const
  if (await insertClosingApproval(ctx, { sessionId: id, pointOfSaleId, position: 0, ...given }))
    await audit(ctx, {
      ...{ action: 'cashSession.approved', entity: 'cashSession', entityId: id },
      after: { approvedBy: by.name, method: given.method, countNote: comment },
    })
}

/** By how much the count of a method differed at most, over or short. */
async function largestDifference({ db, companyId }: TxCtx, sessionId: string): Promise<number> {
  const counts = await db
    .selectFrom('cash_session_count')
    .select('difference_minor')
    .where('company_id', '=', companyId)
    .where('cash_session_id', '=', sessionId)
    .execute()
  return Math.max(0, ...counts.map(({ difference_minor: difference }) => Math.abs(difference)))
}
