import {
  STOCK_ADJUSTMENTS,
  type StockAdjustment,
  type StockAdjustmentChange,
} from '@comptoir/contracts/inventory/stock-adjustments'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { api, makeOne, pathOf } from '@comptoir/platform'

/** Writes an adjustment down, or anew on the version that was read. */
export function saveDraft(
  known: { id: string; version: number } | { id: string },
  content: StockAdjustmentChange,
): Promise<StockAdjustment> {
  if (!('version' in known)) return makeOne(STOCK_ADJUSTMENTS, { id: known.id, ...content })
  return api.put<StockAdjustment>(pathOf(STOCK_ADJUSTMENTS, known.id), content, { version: known.version })
}

/** As many as are looked through for a code. */
const MOST_FOUND = '10'

/** The product of a code or barcode, with how much of it the code stands for; null where none has it. */
export async function findScanned(text: string): Promise<{ product: Product; quantityMilli: number } | null> {
  const searchParams = new URLSearchParams({ 'search[text]': text, limit: MOST_FOUND, 'filter[isActive]': 'true' })
  const { data } = await api.get<PaginatedOf<Product>>(pathOf(PRODUCTS, 'paginated'), { searchParams })
  for (const product of data) {
    if (product.code === text || product.barcodes.includes(text)) return { product, quantityMilli: 1000 }
    const pack = product.packs.find(({ barcodes }) => barcodes.includes(text))
    if (pack) return { product, quantityMilli: pack.quantityMilli }
  }
  return null
}
