import {
  CASH_SESSIONS,
  type BroughtClosing,
  type BroughtClosingInput,
  type SessionTender,
} from '@comptoir/contracts/sales/cash-sessions'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { auditTransition } from '../../../platform/document/transitions.ts'
import { DomainError } from '../../../platform/errors.ts'
import { lockCashSession, setState, type Count, type SessionRow } from './cash-sessions.repository.ts'
import { cashTender, settleSession } from './close-session.ts'
import { insertBroughtClosing } from './brought-closings.repository.ts'
import { believable } from './brought-closings.rules.ts'
import { findClosing } from './closings.repository.ts'
import { keepOtherCount } from './other-counts.ts'
import { findPersonName } from './opening-register.queries.ts'
import { mayCloseOf } from './session-people.ts'
import { listClientMethods, readTenders } from './tenders.queries.ts'

/**
 * Closes a session that was counted on a device without a network, as of then, by whoever is signed in there now; told again,
 * it gives the number of the closing that there is, beside which another count is kept. It is refused where there is no such session for the caller, and where
 * neither they nor who counted may close it; whatever was not counted, or at an impossible time, is taken all the same.
 */
export async function bringClosing(ctx: TxCtx, id: string, input: BroughtClosingInput): Promise<BroughtClosing> {
  const session = await lockCashSession(ctx, id)
  if (!session || !mayEnter(ctx, session.point_of_sale_id)) throw new DomainError('cashSession.notFound')
  if (session.state === 'closed') {
    await keepOtherCount(ctx, session, input)
    return { zNumber: numberOf(await findClosing(ctx, id)) }
  }
  const closedBy = await countingPerson(ctx, session, input)
  if (session.state === 'open') {
    await setState(ctx, id, 'counting')
    await auditTransition(ctx, CASH_SESSIONS, 'count', { id })
  }
  const tenders = await readTenders(ctx, id)
  const counts = [...tenders, ...(await unmoved(ctx, tenders, input))].map((tender) => broughtCount(tender, input))
  const cash = broughtCount(cashTender(tenders), input)
  const closedAt = believable(session, input, ctx.now)
  const z = await settleSession(ctx, session, {
    ...{ counts, cash, closedBy },
    keptFloatMinor: Math.min(input.keptFloatMinor, cash.countedMinor),
    closedAt,
  })
  await insertBroughtClosing(ctx, session, { ...input, isOfZ: true, countedBy: closedBy })
  return { zNumber: numberOf(z) }
}

/** Who counted: the person that the device wrote down, or its opener, or the caller, who may be neither. */
async function countingPerson(
  ctx: TxCtx,
  { opened_by: openedBy, point_of_sale_id: pointOfSaleId }: SessionRow,
  { closedById }: BroughtClosingInput,
): Promise<string> {
  const mayAll = ctx.permissions.has('cashSessions.closeAnother')
  const person = closedById ?? (mayAll ? ctx.userId : openedBy)
  if (person === ctx.userId && (mayAll || openedBy === person)) return person
  const name = await findPersonName(ctx, person)
  const isAllowed = name !== null && (mayAll || (await mayCloseOf(ctx, person, { openedBy, pointOfSaleId })))
  if (!isAllowed)
    throw new DomainError('cashSession.ofAnother', { by: (await findPersonName(ctx, openedBy)) ?? '' }, '/closedById')
  return person
}

/** The methods that were counted and by which the server knows of nothing yet: their tickets may wait for one before them. */
async function unmoved(
  ctx: TxCtx,
  tenders: readonly SessionTender[],
  { counts }: BroughtClosingInput,
): Promise<Pick<SessionTender, 'paymentMethodId' | 'expectedMinor' | 'kind'>[]> {
  const moved = new Set(tenders.map(({ paymentMethodId }) => paymentMethodId))
  const others = counts.map(({ paymentMethodId }) => paymentMethodId).filter((id) => !moved.has(id))
  if (others.length === 0) return []
  const methods = await listClientMethods(ctx, others)
  return methods.map(({ id, kind }) => ({ paymentMethodId: id, expectedMinor: 0, kind }))
}

/** What nobody counted is not there, but cash: the float that stays is. */
function broughtCount(
  tender: Pick<SessionTender, 'paymentMethodId' | 'expectedMinor' | 'kind'>,
  { counts, keptFloatMinor }: BroughtClosingInput,
): Count {
  const { paymentMethodId, expectedMinor, kind } = tender
  const count = counts.find((entry) => entry.paymentMethodId === paymentMethodId)
  return {
    ...{ paymentMethodId, expectedMinor: expectedMinor ?? 0, comment: count?.comment ?? null },
    countedMinor: count?.countedMinor ?? (kind === 'cash' ? keptFloatMinor : 0),
    isAssumed: count === undefined,
  }
}

function numberOf(report: { number: number | null } | null): number {
  if (!report?.number) throw new Error('a closed session without its Z report')
  return report.number
}
