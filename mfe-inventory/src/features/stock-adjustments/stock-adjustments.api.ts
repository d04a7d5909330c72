import {
  STOCK_ADJUSTMENTS,
  type StockAdjustment,
  type StockAdjustmentChange,
} from '@comptoir/contracts/inventory/stock-adjustments'
import { api, makeOne, pathOf } from '@comptoir/platform'

/** Writes an adjustment down, or anew on the version that was read. */
export function saveDraft(
  known: { id: string; version: number } | { id: string },
  content: StockAdjustmentChange,
): Promise<StockAdjustment> {
  if (!('version' in known)) return makeOne(STOCK_ADJUSTMENTS, { id: known.id, ...content })
  return api.put<StockAdjustment>(pathOf(STOCK_ADJUSTMENTS, known.id), content, { version: known.version })
}
