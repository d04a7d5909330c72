import {
  CASH_MOVEMENTS,
  directionOf,
  type CashMovement,
  type CashMovementInput,
} from '@comptoir/contracts/sales/cash-movements'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { auditTransition } from '../../../platform/document/transitions.ts'
import { DomainError } from '../../../platform/errors.ts'
import { holdOwnSession, readSeller } from '../cash-sessions/index.ts'
import { claimTold, findUnproved, inNameOf, insertClaim, whoStandsThere } from '../cashier-switches/index.ts'
import { findCashMovement, findDrawer } from './cash-movements.queries.ts'
import { insertCashMovement } from './cash-movements.repository.ts'
import { checkMovement, isSame, noteOf } from './cash-movements.rules.ts'

/** One as it was recorded, of a session that the caller may see; any other is unknown. */
export async function getCashMovement(ctx: TxCtx, id: string): Promise<CashMovement> {
  const known = await findKnown(ctx, id)
  if (!known) throw new DomainError('cashMovement.notFound')
  return known
}

async function findKnown(ctx: TxCtx, id: string): Promise<CashMovement | null> {
  const found = await findCashMovement(ctx, id)
  if (!found || !mayEnter(ctx, found.pointOfSaleId)) return null
  const { pointOfSaleId, ...movement } = found
  const isUnproved = (await findUnproved(ctx, [id])).has(id)
  return {
    ...movement,
    ...(isUnproved ? { cashierUnproved: true } : {}),
    seller: await readSeller(ctx, pointOfSaleId),
  }
}

/**
 * Puts cash into the drawer of an open session or takes it out: where its opener is signed in, or somebody with the right over
 * others' sessions, in the name and within the limit of who stands there. The same movement again, even once the session is
 * closed, gives the one that was recorded.
 */
export async function recordCashMovement(ctx: TxCtx, input: CashMovementInput): Promise<CashMovement> {
  const earlier = await findKnown(ctx, input.id)
  if (earlier) return answerRepeat(earlier, input)
  const session = await holdOwnSession(ctx, input.cashSessionId)
  if (session.state !== 'open') throw new DomainError('cashSession.notOpen', {}, '/cashSessionId')
  const drawer = await findDrawer(ctx)
  const place = { registerId: session.register_id, pointOfSaleId: session.point_of_sale_id }
  const standing = await whoStandsThere(ctx, place, input.cashierId, CASH_MOVEMENTS.permissions.write)
  const theirs = inNameOf(ctx, standing)
  checkMovement(theirs, input, drawer)
  const movement = {
    id: input.id,
    pointOfSaleId: session.point_of_sale_id,
    registerId: session.register_id,
    cashSessionId: session.id,
    cashMethodId: drawer.cashMethodId,
    currency: session.currency,
    kind: directionOf(input.reason),
    reason: input.reason,
    amountMinor: input.amountMinor,
    note: noteOf(input),
  }
  // Whoever sent the same id in the meantime was waited for: what they stored is seen from here on.
  if (!(await insertCashMovement(theirs, movement))) return answerRepeat(await findKnown(ctx, input.id), input)
  await insertClaim(ctx, place, standing, { kind: 'cashMovement', id: input.id })
  const { registerId, reason, amountMinor, note } = movement
  await auditTransition(theirs, CASH_MOVEMENTS, 'record', {
    id: input.id,
    after: { registerId, reason, amountMinor, note, ...claimTold(standing) },
  })
  return getCashMovement(ctx, input.id)
}

function answerRepeat(known: CashMovement | null, input: CashMovementInput): CashMovement {
  if (!known || !isSame(known, input)) throw new DomainError('request.keyReused', {}, '/id')
  return known
}
