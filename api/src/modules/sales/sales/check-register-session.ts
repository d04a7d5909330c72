import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { mayEnter, type Ctx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { SaleContext } from './sale-context.queries.ts'

/** How far the clock of a register may be off. */
const MOST_CLOCK_DRIFT_MS = 10 * 60_000

/**
 * The register and open session that a document of the counter names, when the caller may use them. Refuses a session of
 * another register or of somebody else, and a moment in the future or, where the server numbers, before the session:
 * documents of the past need a session of the past.
 */
export function checkRegisterSession(
  ctx: Ctx,
  context: SaleContext | null,
  input: Pick<SaleInput, 'registerId' | 'occurredAt'>,
): SaleContext {
  if (!context || !mayEnter(ctx, context.pointOfSaleId))
    throw new DomainError('sale.sessionMismatch', {}, '/cashSessionId')
  if (context.sessionRegisterId !== input.registerId)
    throw new DomainError('sale.sessionMismatch', {}, '/cashSessionId')
  if (context.sessionState !== 'open') throw new DomainError('cashSession.notOpen', {}, '/cashSessionId')
  if (context.sessionOpenedBy !== ctx.userId && !ctx.permissions.has('cashSessions.closeAnother')) {
    throw new DomainError('cashSession.ofAnother', { by: context.sessionOpener }, '/cashSessionId')
  }
  const occurredAt = Date.parse(input.occurredAt)
  if (occurredAt > ctx.now.getTime() + MOST_CLOCK_DRIFT_MS) throw new DomainError('request.invalid', {}, '/occurredAt')
  if (context.numbering === 'server' && occurredAt < context.sessionOpenedAt.getTime() - MOST_CLOCK_DRIFT_MS) {
    throw new DomainError('sale.beforeSession', { openedAt: context.sessionOpenedAt.toISOString() }, '/occurredAt')
  }
  return context
}
