import { BEST_SELLERS_DAYS, type BestSellers } from '@comptoir/contracts/sales/best-sellers'
import type { TxCtx } from '../../../platform/context.ts'
import { getPointOfSale } from '../../company/points-of-sale/index.ts'
import { listBestSellers } from './best-sellers.queries.ts'

const DAY_MS = 86_400_000

/** The products that a point of sale sold most often in the last days. Refuses one that the caller may not enter. */
export async function readBestSellers(ctx: TxCtx, pointOfSaleId: string): Promise<BestSellers> {
  const { id } = await getPointOfSale(ctx, pointOfSaleId)
  const since = new Date(ctx.now.getTime() - BEST_SELLERS_DAYS * DAY_MS)
  const productIds = await listBestSellers(ctx, id, since)
  return { since: since.toISOString(), readAt: ctx.now.toISOString(), productIds }
}
