import {
  CASH_SESSIONS,
  type BroughtClosing,
  type BroughtClosingInput,
  type SessionTender,
} from '@comptoir/contracts/sales/cash-sessions'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { auditTransition } from '../../../platform/document/transitions.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findPersonName } from '../approvals/index.ts'
import { lockCashSession, setState, type Count, type SessionRow } from './cash-sessions.repository.ts'
import { totalWith } from '@comptoir/money'
import { cashTender, ownCountedMinor, settleSession } from './close-session.ts'
import { readWorth } from './foreign-cash.queries.ts'
import { approveByCode } from './closing-approvals-by-code.ts'
import { countForeign, foreignWorth, type Worth } from './foreign-count.rules.ts'
import { insertBroughtClosing } from './brought-closings.repository.ts'
import { believable, isSameCount } from './brought-closings.rules.ts'
import { findClosing } from './closings.repository.ts'
import { keepOtherCount, readKnownClosing } from './other-counts.ts'
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
    const known = await readKnownClosing(ctx, session, input)
    await keepOtherCount(ctx, session, known, input)
    // A code is of counts: that of others approves nothing of these.
    if (isSameCount(known, input)) await approveByCode(ctx, id, input)
    return { zNumber: numberOf(await findClosing(ctx, id)) }
  }
  const closedBy = await countingPerson(ctx, session, input)
  if (session.state === 'open') {
    await setState(ctx, id, 'counting')
    await auditTransition(ctx, CASH_SESSIONS, 'count', { id })
  }
  const tenders = await readTenders(ctx, id)
  const closedAt = believable(session, input, ctx.now)
  const worth = await readWorth(ctx, session, input, closedAt)
  const all = [...tenders, ...(await unmoved(ctx, tenders, input))]
  const counts = all.map((tender) => broughtCount(tender, input, worth))
  const cash = broughtCount(cashTender(tenders), input, worth)
  const z = await settleSession(ctx, session, {
    ...{ counts, cash, closedBy },
    keptFloatMinor: Math.min(input.keptFloatMinor, ownCountedMinor(cash)),
    closedAt,
  })
  await insertBroughtClosing(ctx, session, { ...input, isOfZ: true, countedBy: closedBy })
  await approveByCode(ctx, id, input)
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
  tender: Pick<SessionTender, 'paymentMethodId' | 'expectedMinor' | 'kind' | 'foreign'>,
  { counts, keptFloatMinor }: BroughtClosingInput,
  worth: Worth,
): Count {
  const { paymentMethodId, expectedMinor, kind } = tender
  const count = counts.find((entry) => entry.paymentMethodId === paymentMethodId)
  const foreign = countForeign(tender.foreign ?? [], count?.foreign, worth)
  const ownMinor = count?.countedMinor ?? (kind === 'cash' ? keptFloatMinor : 0)
  return {
    ...{ paymentMethodId, expectedMinor: expectedMinor ?? 0, comment: count?.comment ?? null, foreign },
    countedMinor: totalWith(ownMinor, foreignWorth(foreign)),
    isAssumed: count === undefined,
  }
}

function numberOf(report: { number: number | null } | null): number {
  if (!report?.number) throw new Error('a closed session without its Z report')
  return report.number
}
