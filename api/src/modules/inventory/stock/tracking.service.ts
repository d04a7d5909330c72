import type { TxCtx } from '../../../platform/context.ts'
import { findUnitDecimals, hasMovementsForGood, usesLots } from './tracking.queries.ts'
import { isTrackedAlike, refuseTracking, UNTRACKED, type ProductTracking } from './tracking.rules.ts'

/** Refuses a tracking that a new product, or one that is there with its own, may not have with that unit. */
export async function checkTracking(
  ctx: TxCtx,
  wanted: ProductTracking,
  unitId: string | null,
  before?: ProductTracking & { id: string },
): Promise<void> {
  const known = before ?? UNTRACKED
  refuseTracking(wanted, {
    known,
    hasLots: wanted.tracking !== 'lots' || (await usesLots(ctx)),
    unitDecimals: wanted.tracking === 'serialNumbers' ? await findUnitDecimals(ctx, unitId) : 0,
    hasMoved: before !== undefined && !isTrackedAlike(wanted, before) && (await hasMovementsForGood(ctx, before.id)),
  })
}
