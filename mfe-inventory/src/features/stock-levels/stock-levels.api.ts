import { STOCK_LEVELS, type StockLevel, type StockPlace } from '@comptoir/contracts/inventory/stock-levels'
import { useCompanyQuery } from '@comptoir/platform'

/** Stock changes with each sale: whoever comes back from the counter sees what is there now. */
export const SOON_STALE = { staleTimeMs: 2000 } as const

/** All points of sale that the reader may enter, as the filter says it. */
export const EVERYWHERE = 'all'

/** The places that the reader may enter. */
export function useStockPlaces() {
  return useCompanyQuery<StockPlace[]>(STOCK_LEVELS, ['places'])
}

/** How the quantity of a row is marked. What has none, and of which nothing says that it should, alarms nobody. */
export function levelOfStock({ onHandMilli, isBelowMinimum }: Pick<StockLevel, 'onHandMilli' | 'isBelowMinimum'>) {
  if (onHandMilli < 0 || (onHandMilli === 0 && isBelowMinimum)) return 'out'
  if (onHandMilli === 0) return 'none'
  return isBelowMinimum ? 'low' : 'in'
}
