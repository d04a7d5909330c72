import {
  STOCK_REORDER,
  type ReorderTransfers,
  type ReorderTransfersInput,
} from '@comptoir/contracts/inventory/stock-reorder'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { createTransfer } from '../stock-transfers/index.ts'
import { findReorderShops } from './shops.queries.ts'
import { suggestionsOf } from './suggestions.queries.ts'

interface Draft {
  fromLocationId: string
  lines: { id: string; productId: string; requestedMilli: number }[]
}

/**
 * Writes what other points of sale can spare of some products as drafts of transfers to one, a draft for each place that
 * goods leave. What is sent is worked out anew: it may have been sold since it was shown. Nothing moves.
 */
export async function prepareTransfers(
  ctx: TxCtx,
  { pointOfSaleId, productIds }: ReorderTransfersInput,
): Promise<ReorderTransfers> {
  const shops = await findReorderShops(ctx)
  if (!shops.some(({ id }) => id === pointOfSaleId))
    throw new DomainError(STOCK_REORDER.errors.pointOfSaleUnknown, {}, '/pointOfSaleId')
  const keys = productIds.map((productId) => ({ id: productId, productId, pointOfSaleId }))
  const drafts = new Map<string, Draft>()
  for (const { productId, sendings } of await suggestionsOf(ctx, keys, shops))
    for (const { fromLocationId, quantityMilli } of sendings) {
      const draft = drafts.get(fromLocationId) ?? { fromLocationId, lines: [] }
      draft.lines.push({ id: newId(), productId, requestedMilli: quantityMilli })
      drafts.set(fromLocationId, draft)
    }
  if (drafts.size === 0) throw new DomainError(STOCK_REORDER.errors.nothingToSend)
  const transfers: ReorderTransfers['transfers'] = []
  for (const { fromLocationId, lines } of drafts.values()) {
    const made = await createTransfer(ctx, { id: newId(), fromLocationId, toPointOfSaleId: pointOfSaleId, lines })
    transfers.push({ id: made.id, fromName: made.from.pointOfSaleName, lineCount: lines.length })
  }
  return { transfers }
}
