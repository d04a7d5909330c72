import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { mayEnter, type Ctx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { SalePlace } from './sale-context.queries.ts'

/** How far the clock of a till may be off. */
const MOST_CLOCK_DRIFT_MS = 10 * 60_000

/**
 * The register and open session that a document of the counter names, when the caller may use them. Refuses a session of
 * another register or of somebody else, and a moment that lies ahead or, where the server numbers, before the session:
 * documents of the past need a session of the past.
 */
export function admittedPlace(
  ctx: Ctx,
  place: SalePlace | null,
  input: Pick<SaleInput, 'registerId' | 'occurredAt'>,
): SalePlace {
  if (!place || !mayEnter(ctx, place.pointOfSaleId)) throw new DomainError('sale.sessionMismatch', {}, '/cashSessionId')
  if (place.sessionRegisterId !== input.registerId) throw new DomainError('sale.sessionMismatch', {}, '/cashSessionId')
  if (place.sessionState !== 'open') throw new DomainError('cashSession.notOpen', {}, '/cashSessionId')
  if (place.sessionOpenedBy !== ctx.userId && !ctx.permissions.has('cashSessions.closeAnother')) {
    throw new DomainError('cashSession.ofAnother', { by: place.sessionOpener }, '/cashSessionId')
  }
  const occurredAt = Date.parse(input.occurredAt)
  if (occurredAt > ctx.now.getTime() + MOST_CLOCK_DRIFT_MS) throw new DomainError('request.invalid', {}, '/occurredAt')
  if (place.numbering === 'server' && occurredAt < place.sessionOpenedAt.getTime() - MOST_CLOCK_DRIFT_MS) {
    throw new DomainError('sale.beforeSession', { openedAt: place.sessionOpenedAt.toISOString() }, '/occurredAt')
  }
  return place
}
