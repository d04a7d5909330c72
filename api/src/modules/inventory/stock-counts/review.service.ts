import {
  MOST_ROUNDS,
  STOCK_COUNTS,
  type ChosenLines,
  type StockCount,
} from '@comptoir/contracts/inventory/stock-counts'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findChosenIds } from './chosen-lines.queries.ts'
import { beginRound, markToRecount, type LockedCount } from './counts.repository.ts'
import { insertZeros } from './entries.repository.ts'
import { getCount, lockedFor, told, type Held } from './plans.service.ts'
import { findSettings } from './settings.repository.ts'

/** Asks for some of what was counted to be counted once more, by somebody else; the last round counts. */
export async function recount(ctx: TxCtx, held: Held, chosen: ChosenLines): Promise<StockCount> {
  const count = await lockedFor(ctx, 'recount', held)
  if (count.round >= MOST_ROUNDS) throw declaredRefusal(STOCK_COUNTS, 'tooManyRounds')
  const productIds = await findChosen(ctx, count, chosen)
  await markToRecount(ctx, count.id, productIds, count.round + 1)
  await beginRound(ctx, count)
  await told(ctx, 'recounted', count.id, { round: count.round + 1, lineCount: productIds.length })
  return getCount(ctx, count.id)
}

/** Takes what nobody counted as not there: as if the caller had looked and found nothing, at this moment. */
export async function setToZero(ctx: TxCtx, held: Held, chosen: ChosenLines): Promise<StockCount> {
  const count = await lockedFor(ctx, 'zero', held)
  const uncounted = await findChosen(ctx, count, { ...chosen, which: chosen.which === 'named' ? 'named' : 'uncounted' })
  const productIds = await onlyUncounted(ctx, count, uncounted)
  if (productIds.length === 0) throw declaredRefusal(STOCK_COUNTS, 'nothingChosen')
  await insertZeros(
    ctx,
    count,
    productIds.map((productId) => ({ id: newId(), productId })),
  )
  await told(ctx, 'zeroed', count.id, { lineCount: productIds.length })
  return getCount(ctx, count.id)
}

/** The products that a step is about, of those that the count has; refuses none. */
async function findChosen(ctx: TxCtx, count: LockedCount, chosen: ChosenLines): Promise<string[]> {
  const { toleranceRateMilli } = await findSettings(ctx)
  const of = { id: count.id, locationId: count.location_id, toleranceRateMilli }
  const productIds = await findChosenIds(ctx, of, chosen)
  if (productIds.length === 0) throw declaredRefusal(STOCK_COUNTS, 'nothingChosen', {}, '/productIds')
  return productIds
}

async function onlyUncounted(ctx: TxCtx, count: LockedCount, productIds: readonly string[]): Promise<string[]> {
  const uncounted = await findChosen(ctx, count, { which: 'uncounted' })
  const asked = new Set(productIds)
  return uncounted.filter((id) => asked.has(id))
}
