import type { Product } from '@comptoir/contracts/inventory/products'

/** `none`: it has none, and nothing says that it should. */
export type StockLevel = 'in' | 'low' | 'out' | 'none'

/** How a point of sale stands with a product: short of it below its minimum, if it has one. Without, 0 alarms nobody: it may never have been stocked. */
export function stockLevelOf({
  onHandMilli,
  minimumStockMilli,
}: Pick<Product, 'onHandMilli' | 'minimumStockMilli'>): StockLevel {
  if (onHandMilli === 0 && minimumStockMilli === null) return 'none'
  if (onHandMilli <= 0) return 'out'
  return minimumStockMilli !== null && onHandMilli < minimumStockMilli ? 'low' : 'in'
}
