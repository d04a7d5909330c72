import {
  COUNTER_CATALOGUE,
  MOST_OF_CATALOGUE,
  type CatalogueChanges,
  type CatalogueChangesQuery,
  type CataloguePage,
  type CatalogueQuery,
  type CounterLotsQuery,
  type CounterLot,
  type CounterStock,
  type CounterStockQuery,
} from '@comptoir/contracts/inventory/counter-catalogue'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { getPointOfSale } from '../../company/points-of-sale/index.ts'
import { findShopLocation } from '../stock/index.ts'
import { listIdsAfter, listProducts } from './catalogue-products.queries.ts'
import { listLots, listOnHand } from './on-hand.queries.ts'
import { listStampedAfter, readStamp } from './stamps.queries.ts'

/** The next products of a whole catalogue. The stamp is read before them: what changes meanwhile has a later one. */
export async function listPage(
  ctx: TxCtx,
  { after, limit = MOST_OF_CATALOGUE }: CatalogueQuery,
): Promise<CataloguePage> {
  const stamp = await readStamp(ctx)
  const ids = await listIdsAfter(ctx, after ?? null, limit)
  const next = ids.length === limit ? (ids.at(-1) ?? null) : null
  return { stamp, products: await listProducts(ctx, ids), next }
}

/** What has changed since a stamp, each product as it is now. Refuses a stamp that was never given. */
export async function listChanges(
  ctx: TxCtx,
  { since, after, limit = MOST_OF_CATALOGUE }: CatalogueChangesQuery,
): Promise<CatalogueChanges> {
  const stamp = await readStamp(ctx)
  if (since > stamp) throw new DomainError(COUNTER_CATALOGUE.errors.stampUnknown)
  const changed = await listStampedAfter(ctx, { since, after: after ?? null, limit })
  const ids = changed.map(({ productId }) => productId)
  const products = await listProducts(ctx, ids)
  const there = new Set(products.map(({ id }) => id))
  const last = changed.at(-1)
  const reached = last?.stamp ?? (after === undefined ? since : since + 1)
  return {
    products,
    gone: ids.filter((id) => !there.has(id)),
    ...(last && changed.length === limit
      ? // More may have its stamp.
        { since: last.stamp - 1, after: last.productId, isMore: true }
      : { since: reached, after: null, isMore: false }),
  }
}

/** What counters of a point of sale can sell of some products now. */
export async function listStock(ctx: TxCtx, { pointOfSaleId, ids }: CounterStockQuery): Promise<CounterStock['data']> {
  await getPointOfSale(ctx, pointOfSaleId)
  return listOnHand(ctx, await findShopLocation(ctx, pointOfSaleId), ids.split(','))
}

/** The lots that counters of a point of sale can sell from now. Refuses one that the caller may not enter. */
export async function listCounterLots(ctx: TxCtx, { pointOfSaleId }: CounterLotsQuery): Promise<CounterLot[]> {
  await getPointOfSale(ctx, pointOfSaleId)
  return listLots(ctx, await findShopLocation(ctx, pointOfSaleId))
}
