import {
  HELD_TICKETS,
  type DiscardInput,
  type HeldTicket,
  type HoldInput,
  type TakeInput,
} from '@comptoir/contracts/sales/held-tickets'
import { audit } from '../../../platform/audit/audit.ts'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { auditTransition } from '../../../platform/document/transitions.ts'
import { DomainError } from '../../../platform/errors.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { getOwnPlace } from '../cash-sessions/index.ts'
import { claimTold, inNameOf, insertClaim, whoStoodThere } from '../cashier-switches/index.ts'
import { findHeldTicket, isUser } from './held-tickets.queries.ts'
import {
  endHeldTicket,
  insertHeldTicket,
  lockHeldTicket,
  markResumedAgain,
  removeEnded,
  type Place,
} from './held-tickets.repository.ts'
import { lineCountOf } from './held-tickets.rules.ts'

/** So long a device that was away may still tell that it went on with a ticket. */
const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** One of a shop that the caller may enter; any other is unknown. */
export async function getHeldTicket(ctx: TxCtx, id: string): Promise<HeldTicket> {
  const found = await findHeldTicket(ctx, id)
  if (!found || !mayEnter(ctx, found.pointOfSaleId)) throw new DomainError('heldTicket.notFound')
  return found
}

/**
 * Puts a ticket aside for the registers of the shop. The same id again gives the ticket as it is now, whatever became of it:
 * a device that lost the answer learns that it was taken, and a late copy of its request brings nothing back.
 */
export async function holdTicket(ctx: TxCtx, input: HoldInput): Promise<HeldTicket> {
  const place = await getOwnPlace(ctx, input.cashSessionId)
  const lineCount = lineCountOf(input)
  const heldById = (await isUser(ctx, input.heldById)) ? input.heldById : ctx.userId
  const ticket = { ...input, label: input.label.trim(), heldById, lineCount, place }
  if (!(await insertHeldTicket(ctx, ticket))) return repeated(ctx, input, place)
  await removeEnded(ctx, place.pointOfSaleId, new Date(ctx.now.getTime() - KEPT_DAYS * DAY_MS))
  await auditTransition(ctx, HELD_TICKETS, 'hold', {
    id: input.id,
    after: { registerId: place.registerId, totalMinor: input.totalMinor },
  })
  return getHeldTicket(ctx, input.id)
}

async function repeated(ctx: TxCtx, { id, content }: HoldInput, { registerId }: Place): Promise<HeldTicket> {
  const known = await findHeldTicket(ctx, id)
  const isSame = known?.registerId === registerId && (known.content === null || known.content === content)
  if (!isSame) throw new DomainError('request.keyReused', {}, '/id')
  return known
}

/**
 * Gives a ticket to one register, that of the caller's session: the row is held until it is done, so whoever comes second is
 * refused and told who has it. The same taking again gets the same answer. A taking without a network is written down
 * instead of refused: where another register has the ticket, that is kept on it for both to be told.
 */
export async function takeTicket(ctx: TxCtx, id: string, input: TakeInput): Promise<HeldTicket> {
  const { place, ticket } = await lockedIn(ctx, id, input)
  const { takeId, resumedAt } = input
  if (ticket.state === 'held') {
    await endHeldTicket(ctx, id, place, { state: 'taken', takeId })
    await auditTransition(ctx, HELD_TICKETS, 'take', { id, after: { registerId: place.registerId } })
  } else if (ticket.take_id !== takeId) {
    if (resumedAt === undefined) throw await refusalOf(ctx, id)
    if (ticket.ended_register_id !== place.registerId && ticket.resumed_again_take_id !== takeId) {
      await markResumedAgain(ctx, id, place, { takeId, resumedAt })
      const after = { registerId: place.registerId, totalMinor: ticket.total_minor }
      await audit(ctx, { action: 'heldTicket.resumedTwice', entity: HELD_TICKETS.entity, entityId: id, after })
    }
  }
  return getHeldTicket(ctx, id)
}

/** Gives a ticket up for good, for a reason; the reports of the caller's session count it. Again with the same reason does nothing. */
export async function discardTicket(ctx: TxCtx, id: string, input: DiscardInput): Promise<HeldTicket> {
  const { place, ticket } = await lockedIn(ctx, id, input)
  const { reason } = input
  if (ticket.state === 'held') {
    const said = { ...input, occurredAt: input.discardedAt ?? ctx.now.toISOString() }
    const standing = await whoStoodThere(ctx, place, said)
    const theirs = inNameOf(ctx, standing)
    await endHeldTicket(theirs, id, place, { state: 'discarded', reason })
    await insertClaim(ctx, place, standing, { kind: 'heldTicket', id })
    const after = { registerId: place.registerId, totalMinor: ticket.total_minor, reason, ...claimTold(standing) }
    await auditTransition(theirs, HELD_TICKETS, 'discard', { id, after })
  } else if (ticket.reason !== reason || ticket.ended_register_id !== place.registerId) throw await refusalOf(ctx, id)
  return getHeldTicket(ctx, id)
}

/** A ticket of the shop in which the caller sells. */
async function lockedIn(ctx: TxCtx, id: string, { cashSessionId }: { cashSessionId: string }) {
  const place = await getOwnPlace(ctx, cashSessionId)
  const ticket = await lockHeldTicket(ctx, id)
  if (!ticket || ticket.point_of_sale_id !== place.pointOfSaleId) throw new DomainError('heldTicket.notFound')
  return { place, ticket }
}

async function refusalOf(ctx: TxCtx, id: string): Promise<DomainError> {
  const { state, endedBy, endedRegisterName } = await getHeldTicket(ctx, id)
  const reason = state === 'discarded' ? 'discarded' : 'taken'
  return declaredRefusal(HELD_TICKETS, reason, { by: endedBy ?? '', register: endedRegisterName ?? '' })
}
