import {
  CASH_SESSIONS,
  type ApproveClosingInput,
  type ApproveHereInput,
  type CashSession,
} from '@comptoir/contracts/sales/cash-sessions'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findApprover, listPeopleAt, type KeyRefusal } from '../approvals/index.ts'
import { findCashSession } from './cash-sessions.repository.ts'
import { getCashSession } from './cash-sessions.service.ts'
import { insertClosingApproval, type NewClosingApproval } from './closing-approvals.repository.ts'

/**
 * Approves what is left of a closing's difference beyond what is tolerated. One that was approved stays as it is; refused to
 * whoever opened or counted the session, and where more became known than the caller saw.
 */
export async function approveClosing(
  ctx: TxCtx,
  id: string,
  { comment, position }: ApproveClosingInput,
): Promise<CashSession> {
  const session = await getCashSession(ctx, id)
  refuseUnseen(session, position)
  if (!isDone(session)) await refuseOwn(ctx, session, { id: ctx.userId, name: ctx.userName })
  return approve(ctx, session, { by: { id: ctx.userId, name: ctx.userName }, method: 'signedIn', comment })
}

/**
 * The same by the PIN or the badge of somebody who may and works there, while another is signed in who may ask. Refused tries
 * are in the audit trail, and too many have to wait.
 */
export async function approveClosingHere(
  ctx: Ctx,
  id: string,
  { comment, position, key }: ApproveHereInput,
): Promise<CashSession> {
  const { session, people } = await inTransaction(ctx, async (tx) => {
    const found = await getCashSession(tx, id)
    return { session: found, people: await listPeopleAt(tx, found.pointOfSaleId) }
  })
  refuseUnseen(session, position)
  if (isDone(session)) return session
  const permissions = ['cashSessions.approveDifference'] as const
  const { registerId } = session
  const told = { permissions: [...permissions], method: key.kind, askedBy: ctx.userName, registerId }
  const recordRefused = (reason: KeyRefusal, keyOf: string | null): Promise<void> =>
    inTransaction(ctx, (tx) =>
      audit(tx, {
        ...{ action: 'approval.refused', entity: 'approval', entityId: id },
        after: { ...told, keyOf, reason },
      }),
    )
  const by = await findApprover(ctx, { permissions, key, askedBy: ctx.userId, people, recordRefused })
  try {
    return await inTransaction(ctx, async (tx) => {
      // More may have become known while the PIN was looked at; without one that was seen, it is what was found then.
      const current = await getCashSession(tx, id)
      refuseUnseen(current, position ?? positionOf(session))
      await refuseOwn(tx, current, by)
      return approve(tx, current, { by, method: key.kind, comment })
    })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'cashSession.ownDifference')
      await recordRefused('notTheirs', by.name)
    throw error
  }
}

/** Nobody approves what they opened or counted themselves, unless nobody else may approve there. */
async function refuseOwn(
  ctx: TxCtx,
  { id, pointOfSaleId }: CashSession,
  by: { id: string; name: string },
): Promise<void> {
  const session = await findCashSession(ctx, id)
  const own = [session?.opened_by, session?.closed_by]
  if (!own.includes(by.id)) return
  const people = await listPeopleAt(ctx, pointOfSaleId)
  const mayAnother = people.some(
    (person) => !own.includes(person.id) && person.mayApprove.has('cashSessions.approveDifference'),
  )
  if (mayAnother) throw declaredRefusal(CASH_SESSIONS, 'ownDifference', { by: by.name })
}

/** Refuses where more became known of a difference than was seen, by the restatement that was; left out, it is the last. */
function refuseUnseen(session: CashSession, position: number | undefined): void {
  if (position !== undefined && session.approval && position !== positionOf(session))
    throw declaredRefusal(CASH_SESSIONS, 'differenceChanged')
}

/** The restatement whose difference is left, from 1; 0 where it is the one that was counted. */
function positionOf({ approval }: CashSession): number {
  return approval?.restated?.position ?? 0
}

/** Whether it was approved; refuses where there is nothing to approve. */
function isDone({ approval }: CashSession): boolean {
  if (!approval || approval.restated?.isBeyond === false) throw declaredRefusal(CASH_SESSIONS, 'nothingToApprove')
  return approval.given !== null
}

async function approve(
  ctx: TxCtx,
  session: CashSession,
  given: Omit<NewClosingApproval, 'sessionId' | 'pointOfSaleId' | 'position'>,
): Promise<CashSession> {
  const { id, pointOfSaleId } = session
  const place = { sessionId: id, pointOfSaleId, position: positionOf(session) }
  if (!isDone(session) && (await insertClosingApproval(ctx, { ...place, ...given })))
    await audit(ctx, {
      ...{ action: 'cashSession.approved', entity: 'cashSession', entityId: id },
      after: { approvedBy: given.by.name, method: given.method, comment: given.comment },
    })
  return getCashSession(ctx, id)
}
