import { CLOCK_TOLERANCE_MINUTES, type ReviewReason, type SaleInput } from '@comptoir/contracts/sales/sales'
import { mayEnter, type Ctx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { SaleContext } from './sale-context.queries.ts'

export const CLOCK_TOLERANCE_MS = CLOCK_TOLERANCE_MINUTES * 60_000

/**
 * The register and open session that a document of the counter names, when the caller may use them. Refuses a session of
 * another register or of somebody else, and a moment outside the session: documents of the past need a session of the past.
 */
export function checkRegisterSession(
  ctx: Ctx,
  context: SaleContext | null,
  input: Pick<SaleInput, 'registerId' | 'occurredAt'>,
): SaleContext {
  if (!context?.isRegisterActive || !mayEnter(ctx, context.pointOfSaleId))
    throw new DomainError('sale.sessionMismatch', {}, '/cashSessionId')
  if (context.sessionRegisterId !== input.registerId)
    throw new DomainError('sale.sessionMismatch', {}, '/cashSessionId')
  if (context.sessionState !== 'open') throw new DomainError('cashSession.notOpen', {}, '/cashSessionId')
  if (context.sessionOpenedBy !== ctx.userId && !ctx.permissions.has('cashSessions.closeAnother')) {
    throw new DomainError('cashSession.ofAnother', { by: context.sessionOpener }, '/cashSessionId')
  }
  refuseOutside(context, input, ctx.now)
  return context
}

type Dated = Pick<SaleInput, 'occurredAt'>

function refuseOutside(context: SaleContext, input: Dated, now: Date): void {
  refuseFuture(context, input, now)
  if (outsideSession(context, input, now) === null) return
  throw new DomainError('sale.beforeSession', { openedAt: context.sessionOpenedAt.toISOString() }, '/occurredAt')
}

/** Refuses a document whose moment is still to come. */
export function refuseFuture(context: SaleContext, input: Dated, now: Date): void {
  if (outsideSession(context, input, now) !== 'inFuture') return
  throw new DomainError('sale.inFuture', { nowAt: now.toISOString() }, '/occurredAt')
}

/** How the moment of a document lies outside its session, but for what clocks may be off; null when it does not. */
export function outsideSession(
  { sessionOpenedAt }: Pick<SaleContext, 'sessionOpenedAt'>,
  { occurredAt }: Dated,
  now: Date,
): Extract<ReviewReason, 'beforeSession' | 'inFuture'> | null {
  const moment = Date.parse(occurredAt)
  if (moment > now.getTime() + CLOCK_TOLERANCE_MS) return 'inFuture'
  return moment < sessionOpenedAt.getTime() - CLOCK_TOLERANCE_MS ? 'beforeSession' : null
}
