import {
  CASH_SESSIONS,
  type ApproveClosingInput,
  type ApproveHereInput,
  type CashSession,
} from '@comptoir/contracts/sales/cash-sessions'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findApprover, listPeopleAt } from '../approvals/index.ts'
import { getCashSession } from './cash-sessions.service.ts'
import { insertClosingApproval, type NewClosingApproval } from './closing-approvals.repository.ts'

/** Approves a closing whose count differed by more than is tolerated. One that was approved stays as it is. */
export async function approveClosing(ctx: TxCtx, id: string, { comment }: ApproveClosingInput): Promise<CashSession> {
  const session = await getCashSession(ctx, id)
  return approve(ctx, session, { by: { id: ctx.userId, name: ctx.userName }, method: 'signedIn', comment })
}

/**
 * The same by the PIN or the badge of somebody who may and works there, while another is signed in who may ask. Refused tries
 * are in the audit trail, and too many have to wait.
 */
export async function approveClosingHere(
  ctx: Ctx,
  id: string,
  { comment, key }: ApproveHereInput,
): Promise<CashSession> {
  const { session, people } = await inTransaction(ctx, async (tx) => {
    const found = await getCashSession(tx, id)
    return { session: found, people: await listPeopleAt(tx, found.pointOfSaleId) }
  })
  if (isDone(session)) return session
  const permissions = ['cashSessions.approveDifference'] as const
  const { registerId } = session
  const told = { permissions: [...permissions], method: key.kind, askedBy: ctx.userName, registerId }
  const by = await findApprover(ctx, {
    ...{ permissions, key, people },
    recordRefused: (reason, keyOf) =>
      inTransaction(ctx, (tx) =>
        audit(tx, {
          ...{ action: 'approval.refused', entity: 'approval', entityId: id },
          after: { ...told, keyOf, reason },
        }),
      ),
  })
  return inTransaction(ctx, (tx) => approve(tx, session, { by, method: key.kind, comment }))
}

/** Whether it was approved; refuses where there is nothing to approve. */
function isDone({ approval }: CashSession): boolean {
  if (!approval) throw declaredRefusal(CASH_SESSIONS, 'nothingToApprove')
  return approval.given !== null
}

async function approve(
  ctx: TxCtx,
  session: CashSession,
  given: Omit<NewClosingApproval, 'sessionId' | 'pointOfSaleId'>,
): Promise<CashSession> {
  const { id, pointOfSaleId } = session
  if (!isDone(session) && (await insertClosingApproval(ctx, { sessionId: id, pointOfSaleId, ...given })))
    await audit(ctx, {
      ...{ action: 'cashSession.approved', entity: 'cashSession', entityId: id },
      after: { approvedBy: given.by.name, method: given.method, comment: given.comment },
    })
  return getCashSession(ctx, id)
}
