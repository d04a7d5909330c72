import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { shopOf, type LockedTransfer } from './stock-transfers.repository.ts'
import { findEnteredLocation } from './transfer-places.queries.ts'

/** Where goods arrive: what the receiver says, or else the transfer, or else their shop. Refuses what is gone meanwhile. */
export async function targetOf(
  ctx: TxCtx,
  { toPointOfSaleId, toLocationId, fromLocationId }: LockedTransfer,
  asked: string | undefined,
): Promise<string> {
  const locationId = asked ?? toLocationId
  if (locationId === null) return shopOf(ctx, toPointOfSaleId)
  const location = await findEnteredLocation(ctx, locationId)
  if (location?.pointOfSaleId !== toPointOfSaleId)
    throw new DomainError('stockTransfer.locationUnknown', {}, '/toLocationId')
  if (locationId === fromLocationId) throw new DomainError('stockTransfer.samePlace', {}, '/toLocationId')
  return locationId
}

/** Where found goods go: where the others arrived, or the shop once goods can no longer arrive there. */
export function foundAt(ctx: TxCtx, { toPointOfSaleId, toLocationId }: LockedTransfer): Promise<string> {
  return stillOpen(ctx, toLocationId, toPointOfSaleId)
}

/** Where goods go back to: where they left, or the shop of that point of sale once goods can no longer arrive there. */
export function backAt(ctx: TxCtx, { fromPointOfSaleId, fromLocationId }: LockedTransfer): Promise<string> {
  return stillOpen(ctx, fromLocationId, fromPointOfSaleId)
}

/** A location while it takes goods, or else the shop of its point of sale; the caller may enter either. */
export async function stillOpen(ctx: TxCtx, locationId: string | null, pointOfSaleId: string): Promise<string> {
  const location = locationId === null ? undefined : await findEnteredLocation(ctx, locationId)
  return location?.id ?? shopOf(ctx, pointOfSaleId)
}
