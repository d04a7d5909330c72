import { FAVOURITES, type Favourite, type FavouritesInput } from '@comptoir/contracts/inventory/favourites'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { getPointOfSale } from '../../company/points-of-sale/index.ts'
import { findDesignations, listFavourites } from './favourites.queries.ts'
import { lockFavourites, replaceFavourites } from './favourites.repository.ts'

const { entity, errors } = FAVOURITES

/** The favourites of a point of sale, in their order. Refuses one that the caller may not enter. */
export async function getFavourites(ctx: TxCtx, pointOfSaleId: string): Promise<Favourite[]> {
  const { id } = await getPointOfSale(ctx, pointOfSaleId)
  return listFavourites(ctx, id)
}

/** Puts favourites in the place of those that the caller has read. Refuses when somebody else was there meanwhile. */
export async function changeFavourites(
  ctx: TxCtx,
  { pointOfSaleId, favourites, before }: FavouritesInput,
): Promise<Favourite[]> {
  const { id } = await getPointOfSale(ctx, pointOfSaleId)
  await lockFavourites(ctx, id)
  const there = await listFavourites(ctx, id)
  const wanted = favourites.map(({ productId, withVariants }) => ({ productId: productId.toLowerCase(), withVariants }))
  // Sent twice: it is as they shall be.
  if (isSame(there, wanted)) return there
  if (idsOf(there).join() !== before.join().toLowerCase()) throw new DomainError(errors.stale)
  const names = await findDesignations(ctx, [...idsOf(there), ...idsOf(wanted)])
  const isFit = new Set(idsOf(wanted)).size === wanted.length && wanted.every(({ productId }) => names.has(productId))
  if (!isFit) throw new DomainError(errors.productsUnfit, {}, '/favourites')
  await replaceFavourites(ctx, id, wanted)
  const told = (some: readonly Favourite[]) => ({
    pointOfSaleId: id,
    products: idsOf(some).map((productId) => names.get(productId) ?? ''),
  })
  const change = { before: told(there), after: told(wanted) }
  await audit(ctx, { action: `${entity}.changed`, entity, entityId: id, ...change })
  return wanted
}

const idsOf = (favourites: readonly Favourite[]): string[] => favourites.map(({ productId }) => productId)

const isSame = (some: readonly Favourite[], others: readonly Favourite[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others)
