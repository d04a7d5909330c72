import type { Product } from '@comptoir/contracts/inventory/products'

export type StockLevel = 'in' | 'low' | 'out'

/** How a point of sale stands with a product: short of it below its minimum, if it has one. */
export function stockLevelOf({
  onHandMilli,
  minimumStockMilli,
}: Pick<Product, 'onHandMilli' | 'minimumStockMilli'>): StockLevel {
  if (onHandMilli <= 0) return 'out'
  return minimumStockMilli !== null && onHandMilli < minimumStockMilli ? 'low' : 'in'
}
